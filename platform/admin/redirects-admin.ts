import {deleteRedirect, listRedirects, saveRedirect} from '../content/redirects.ts';
import {listTable} from '../pages/list-table.ts';
import {html, type Markup} from '../pages/markup.ts';
import type {PlatformServices} from '../services.ts';
import type {PlatformApp} from '../transport/environment.ts';

import {adminPage, backWith, field, textOf} from './admin-page.ts';
import {findRedirectProblems, type RedirectForm, type RedirectProblems} from './redirect-rules.ts';

/** An input with what was typed; what is wrong with it stands beside it. */
function input(
  name: keyof RedirectForm,
  placeholder: string,
  form: RedirectForm,
  problems: RedirectProblems,
): Markup {
  const problem = problems[name];
  return html`<input
      name="${name}"
      value="${form[name]}"
      placeholder="${placeholder}"
      required
      ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-error"`}
    />${problem === undefined ? '' : html`<span class="error" id="${name}-error" role="alert">${problem}</span>`}`;
}

/** Addresses that lead elsewhere. */
export function mountRedirects(app: PlatformApp, services: PlatformServices): void {
  const {store} = services;
  const path = '/admin/redirects';

  const page = (
    request: Request,
    form: RedirectForm = {path: '', target: ''},
    problems: RedirectProblems = {},
  ) =>
    adminPage(
      services,
      request,
      'Redirects',
      html`<section class="card" style="margin-top:20px">
          <form method="post" action="${path}">
            <div class="pair">
              ${field('From', input('path', '/old-address', form, problems), 'In small letters, without a slash at the end.')}
              ${field('To', input('target', '/new-address or https://…', form, problems))}
            </div>
            <button class="button">Save redirect</button>
          </form>
        </section>
        ${listTable(
          ['From', 'To', 'Change'],
          listRedirects(store).map(
            (redirect) =>
              html`<tr>
                <td>${redirect.path}</td>
                <td>${redirect.target}</td>
                <td>
                  <form method="post" action="${path}/${redirect.id}">
                    <button class="button white">Delete</button>
                  </form>
                </td>
              </tr>`,
          ),
        )}`,
      Object.keys(problems).length > 0 ? 422 : 200,
    );

  app.get(path, (c) => page(c.req.raw));

  app.post(path, async (c) => {
    const posted = await c.req.formData();
    const form = {path: textOf(posted, 'path'), target: textOf(posted, 'target')};
    const origin = new URL(services.storefrontOrigin).origin;
    const problems = findRedirectProblems(form, listRedirects(store), origin);
    if (Object.keys(problems).length > 0) return page(c.req.raw, form, problems);
    saveRedirect(store, form.path, form.target);
    return backWith(path, `${form.path} leads to ${form.target}.`);
  });

  app.post(`${path}/:id{[0-9]+}`, (c) => {
    deleteRedirect(store, Number(c.req.param('id')));
    return backWith(path, 'The redirect is deleted.');
  });
}
