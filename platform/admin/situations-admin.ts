import {type FaultBoard, faultBoard} from '../faults/fault-board.ts';
import {FAULT_KINDS, FAULT_TEXTS, faultRuleSchema} from '../faults/rules.ts';
import {formatDateTime} from '../pages/format.ts';
import {listTable} from '../pages/list-table.ts';
import {html, type Markup, type MarkupValue} from '../pages/markup.ts';
import type {PlatformServices} from '../services.ts';
import type {PlatformApp} from '../transport/environment.ts';

import {adminPage, backRefused, backWith, field, selectOptions, textOf} from './admin-page.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function faultForm(): Markup {
  return html`<section class="card" style="margin-top:20px">
    <form method="post" action="/admin/faults">
      <div class="pair">
        ${field('Which calls', html`<input name="operation" value="*" required />`, 'Name of an operation or field, query, mutation, * for all; or subscriptions, mail, images.')}
        ${field(
          'What happens',
          html`<select name="kind">
            ${selectOptions(
              FAULT_KINDS.map((kind) => [kind, FAULT_TEXTS[kind]]),
              'latency',
            )}
          </select>`,
        )}
        ${field('How often, from 0 to 1', html`<input name="probability" value="1" inputmode="decimal" />`)}
        ${field('How many times', html`<input name="times" inputmode="numeric" />`, 'Empty: until it is removed.')}
        ${field('Milliseconds', html`<input name="milliseconds" inputmode="numeric" />`, 'For late and hanging answers.')}
      </div>
      <button class="button">Add fault</button>
    </form>
  </section>`;
}

function faultTable(board: FaultBoard): Markup {
  return board.faults().length === 0
    ? html`<p class="quiet" style="margin-top:20px">Everything works.</p>`
    : listTable(
        ['Calls', 'Fault', 'Chance', {numbers: 'Struck'}, 'Change'],
        board.faults().map(
          (fault) =>
            html`<tr>
              <td>${fault.operation}</td>
              <td>${FAULT_TEXTS[fault.kind]}</td>
              <td>${fault.probability}</td>
              <td class="number">
                ${fault.fired}${fault.times === null ? '' : ` of ${fault.times}`}
              </td>
              <td>
                <form method="post" action="/admin/faults/${fault.id}">
                  <button class="button white">Remove</button>
                </form>
              </td>
            </tr>`,
        ),
      );
}

function struckList(board: FaultBoard): MarkupValue {
  return board.events().length === 0
    ? ''
    : html`<h2 style="margin-top:32px">What struck</h2>
        <ul>
          ${board
            .events()
            .slice(-20)
            .map(
              (event) =>
                html`<li>
                  ${formatDateTime(event.at)}: ${event.operation}, ${FAULT_TEXTS[event.kind]}
                </li>`,
            )}
        </ul>`;
}

/** A fault as the form describes it. */
function parseFault(form: FormData) {
  const orNull = (name: string) => {
    const text = textOf(form, name);
    return text === '' ? null : Number(text);
  };
  return faultRuleSchema.safeParse({
    operation: textOf(form, 'operation'),
    kind: textOf(form, 'kind'),
    probability: Number(textOf(form, 'probability') || '1'),
    times: orNull('times'),
    milliseconds: orNull('milliseconds'),
  });
}

function mountFaults(app: PlatformApp, services: PlatformServices): void {
  app.get('/admin/faults', (c) => {
    const board = faultBoard(services);
    return adminPage(
      services,
      c.req.raw,
      'Faults',
      html`${faultForm()} ${faultTable(board)} ${struckList(board)}`,
    );
  });

  app.post('/admin/faults', async (c) => {
    const parsed = parseFault(await c.req.formData());
    if (!parsed.success) {
      return backRefused(
        '/admin/faults',
        'A chance lies between 0 and 1; times and milliseconds are whole numbers.',
      );
    }
    faultBoard(services).add(parsed.data);
    return backWith('/admin/faults', 'The fault is on.');
  });

  app.post('/admin/faults/:id{[0-9]+}', (c) => {
    faultBoard(services).remove(Number(c.req.param('id')));
    return backWith('/admin/faults', 'The fault is gone.');
  });
}

function clockCards(now: Date): Markup {
  return html`<p>
      The platform thinks it is
      <strong>${formatDateTime(now.toISOString())}</strong> (US East Coast).
    </p>
    <section class="card">
      <h2>Move on</h2>
      <p class="quiet small">
        Tokens run out, discounts begin and end, subscriptions are delivered.
      </p>
      <form method="post" action="/admin/clock" class="tools">
        ${field('Days', html`<input type="number" name="days" value="30" min="0" max="3650" />`)}
        <button class="button" name="do" value="advance">Move the clock</button>
        <button class="button white" name="do" value="reset">Back to real time</button>
      </form>
    </section>
    <section class="card">
      <h2>Start over</h2>
      <p class="quiet small">
        Carts, customers, orders, mails and every change to products go. The seed comes back.
      </p>
      <form method="post" action="/admin/reset">
        <button class="button">Reset everything</button>
      </form>
    </section>`;
}

function mountClock(app: PlatformApp, services: PlatformServices): void {
  app.get('/admin/clock', (c) =>
    adminPage(services, c.req.raw, 'Clock', clockCards(services.clock.now())),
  );

  app.post('/admin/clock', async (c) => {
    const form = await c.req.formData();
    if (textOf(form, 'do') === 'reset') {
      services.clock.reset();
      return backWith('/admin/clock', 'The clock shows real time again.');
    }
    const days = Number(textOf(form, 'days'));
    if (!Number.isFinite(days) || days <= 0 || days > 3650) {
      return backRefused('/admin/clock', 'Give a number of days.');
    }
    services.clock.advance(days * DAY_MS);
    return backWith('/admin/clock', `The clock moved by ${days} days.`);
  });

  app.post('/admin/reset', () => {
    services.startOver();
    return backWith('/admin', 'Everything is as at the start.');
  });
}

/** Faults, the clock, and starting over: what makes situations rather than goods. */
export function mountSituations(app: PlatformApp, services: PlatformServices): void {
  mountFaults(app, services);
  mountClock(app, services);
}
