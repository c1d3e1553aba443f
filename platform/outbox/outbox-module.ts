import {z} from 'zod';

import type {PlatformModule} from '../module.ts';
import {formatDateTime} from '../pages/format.ts';
import {listTable} from '../pages/list-table.ts';
import {html} from '../pages/markup.ts';
import {messagePage, PAGE_HEADERS, type PageOptions, pageResponse} from '../pages/page.ts';

import {findMail, findMails, type MailRecord, sendMail} from './outbox.ts';

const header: PageOptions['header'] = ({logo}) =>
  html`<a href="/outbox" class="home">${logo}</a><span class="where">Outbox</span>
    <nav><a href="/admin">Admin</a></nav>`;

const address = z
  .string()
  .trim()
  .min(3)
  .max(320)
  .regex(/^[^\r\n]+@[^\r\n]+$/, 'is no address');
const subject = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\r\n]*$/, 'has line breaks');

/** What the mail provider takes: one plain message. */
const mailRequestSchema = z.object({
  from: address,
  to: address,
  replyTo: address.nullish(),
  subject,
  text: z.string().min(1).max(50_000),
  html: z.string().max(200_000).nullish(),
});

function mailList(mails: readonly MailRecord[]) {
  if (mails.length === 0) {
    return html`<h1>Outbox</h1>
      <p class="quiet">
        Nothing has been sent yet. Mails to shoppers appear here instead of leaving this machine.
      </p>`;
  }
  return html`<h1>Outbox</h1>
    ${listTable(
      ['Sent', 'To', 'Subject', 'Kind'],
      mails.map(
        (mail) =>
          html`<tr>
            <td>${formatDateTime(mail.sentAt)}</td>
            <td>${mail.to}</td>
            <td><a href="/outbox/${mail.id}">${mail.subject}</a></td>
            <td><span class="chip">${mail.kind}</span></td>
          </tr>`,
      ),
    )}`;
}

function mailPage(mail: MailRecord) {
  return html`<p><a href="/outbox">All mails</a></p>
    <h1>${mail.subject}</h1>
    <dl class="facts">
      <div>
        <dt>From</dt>
        <dd>${mail.from}</dd>
      </div>
      <div>
        <dt>To</dt>
        <dd>${mail.to}</dd>
      </div>
      ${
        mail.replyTo === null
          ? ''
          : html`<div>
              <dt>Reply to</dt>
              <dd>${mail.replyTo}</dd>
            </div>`
      }
      <div>
        <dt>Sent</dt>
        <dd>${formatDateTime(mail.sentAt)}</dd>
      </div>
    </dl>
    ${
      mail.html === null
        ? html`<pre class="mail">${mail.text}</pre>`
        : html`<iframe
              class="mail"
              title="Message"
              sandbox="allow-popups allow-top-navigation-by-user-activation"
              src="/outbox/${mail.id}/message"
            ></iframe>
            <details>
              <summary>Plain text</summary>
              <pre class="mail">${mail.text}</pre>
            </details>`
    }
    ${
      mail.data['url'] === undefined
        ? ''
        : html`<p>Link in this mail: <a href="${mail.data['url']}">${mail.data['url']}</a></p>`
    }`;
}

/** Mails that would leave the house, and the provider that takes them from the storefront's contact form. */
export const outboxModule: PlatformModule = {
  name: 'outbox',
  routes(app, services) {
    app.get('/outbox', () =>
      pageResponse(services.shop, {
        title: 'Outbox',
        kind: 'outbox',
        header,
        main: mailList(findMails(services.store)),
      }),
    );

    app.get('/outbox/:id{[0-9]+}', (c) => {
      const mail = findMail(services.store, Number(c.req.param('id')));
      if (mail === null) {
        return messagePage(
          services.shop,
          'outbox',
          'No such mail',
          'It may have gone with a reset.',
          {label: 'All mails', url: '/outbox'},
          404,
        );
      }
      return pageResponse(services.shop, {
        title: mail.subject,
        kind: 'outbox',
        header,
        main: mailPage(mail),
      });
    });

    app.get('/outbox/:id{[0-9]+}/message', (c) => {
      const mail = findMail(services.store, Number(c.req.param('id')));
      if (mail === null) return c.notFound();
      return new Response(mail.html ?? html`<pre>${mail.text}</pre>`.toString(), {
        headers: {
          ...PAGE_HEADERS,
          'x-frame-options': 'SAMEORIGIN',
          'content-security-policy': "default-src 'none'; img-src *; style-src 'unsafe-inline'",
        },
      });
    });

    /** An HTTP mail provider as a contact form uses one: a bearer key, JSON in, an id out. */
    app.post('/mail/send', async (c) => {
      if (c.req.header('authorization') !== `Bearer ${services.keys.mail}`) {
        return c.json(
          {error: {code: 'unauthorized', message: 'The key is missing or wrong.'}},
          401,
        );
      }
      const body: unknown = await c.req.json().catch(() => null);
      const parsed = mailRequestSchema.safeParse(body);
      if (!parsed.success) {
        return c.json({error: {code: 'invalid', message: z.prettifyError(parsed.error)}}, 422);
      }
      const mail = sendMail(services, {
        ...parsed.data,
        kind: 'contact',
        replyTo: parsed.data.replyTo ?? null,
        html: parsed.data.html ?? null,
        data: {},
      });
      return c.json({id: String(mail.id)}, 202);
    });

    if (!services.test) return;
    app.get('/_test/outbox', (c) =>
      c.json({
        mails: findMails(services.store, {to: c.req.query('to'), kind: c.req.query('kind')}),
      }),
    );
  },
};
