import {deleteRedirect, listRedirects, saveRedirect} from '../content/redirects.ts';
import {html} from '../pages/markup.ts';
import type {PlatformServices} from '../services.ts';
import type {PlatformApp} from '../transport/environment.ts';
import {adminPage, backRefused, backWith, field, textOf} from './admin-page.ts';

/** Addresses that lead elsewhere. */
export function mountRedirects(app: PlatformApp, services: PlatformServices): void {
  const {store} = services;
  const path = '/admin/redirects';

  app.get(path, (c) =>
    adminPage(
      c.req.raw,
      'Redirects',
      html`<section class="card" style="margin-top:20px">
          <form method="post" action="${path}">
            <div class="pair">
              ${field('From', html`<input name="path" placeholder="/old-address" required />`, 'In small letters, without a slash at the end.')}
              ${field('To', html`<input name="target" placeholder="/new-address or https://…" required />`)}
            </div>
            <button class="button">Save redirect</button>
          </form>
        </section>
        <div class="scroll">
          <table class="list">
            <thead>
              <tr>
                <th scope="col">From</th>
                <th scope="col">To</th>
                <th scope="col">Change</th>
              </tr>
            </thead>
            <tbody>
              ${listRedirects(store).map(
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
              )}
            </tbody>
          </table>
        </div>`,
    ),
  );

  app.post(path, async (c) => {
    const form = await c.req.formData();
    const from = textOf(form, 'path');
    const target = textOf(form, 'target');
    if (!/^\/\S*$/.test(from)) return backRefused(path, 'The old address begins with a slash.');
    if (!/^(\/|https?:\/\/)\S*$/.test(target)) {
      return backRefused(path, 'The new address begins with a slash, or with https://.');
    }
    saveRedirect(store, from, target);
    return backWith(path, `${from} leads to ${target}.`);
  });

  app.post(`${path}/:id{[0-9]+}`, (c) => {
    deleteRedirect(store, Number(c.req.param('id')));
    return backWith(path, 'The redirect is deleted.');
  });
}
