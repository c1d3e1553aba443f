import {html, type Markup, type MarkupValue} from '../pages/markup.ts';
import {pageResponse, seeOther} from '../pages/page.ts';
import type {PlatformServices} from '../services.ts';

const SECTIONS = [
  ['/admin/products', 'Products'],
  ['/admin/discounts', 'Discounts'],
  ['/admin/redirects', 'Redirects'],
  ['/admin/orders', 'Orders'],
  ['/admin/customers', 'Customers'],
  ['/outbox', 'Outbox'],
  ['/chat/agent', 'Chat'],
  ['/admin/faults', 'Faults'],
  ['/admin/clock', 'Clock'],
] as const;

/** A page of the merchant's side; what a form has done or could not do stands above it. */
export function adminPage(
  {shop}: PlatformServices,
  request: Request,
  title: string,
  main: Markup,
  status = 200,
): Response {
  const {pathname, searchParams: query} = new URL(request.url);
  const done = query.get('done');
  const problem = query.get('problem');
  return pageResponse(
    shop,
    {
      title: `${title} · Admin`,
      kind: 'admin',
      header: ({logo}) =>
        html`<a class="home" href="/admin">${logo}</a>
          <nav aria-label="Admin">
            ${SECTIONS.map(
              ([path, label]) =>
                html`<a
                  href="${path}"
                  ${pathname.startsWith(path) ? html`aria-current="${pathname === path ? 'page' : 'true'}"` : ''}
                  >${label}</a
                >`,
            )}
          </nav>`,
      main: html`${done === null ? '' : html`<p class="notice good" role="status">${done}</p>`}
        ${problem === null ? '' : html`<p class="notice bad" role="alert">${problem}</p>`}
        <h1>${title}</h1>
        ${main}`,
    },
    status,
  );
}

/** Back to a page with a sentence about what the form has done. */
export function backWith(path: string, done: string): Response {
  return seeOther(
    `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({done}).toString()}`,
  );
}

/** Back to a page with the reason why nothing was done. */
export function backRefused(path: string, problem: string): Response {
  return seeOther(
    `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({problem}).toString()}`,
  );
}

export function selectOptions(
  options: readonly (readonly [value: string, label: string])[],
  selected: string,
): Markup[] {
  return options.map(
    ([value, label]) =>
      html`<option value="${value}" ${value === selected ? html`selected` : ''}>${label}</option>`,
  );
}

/** A labelled input of a form. */
export function field(label: string, input: MarkupValue, hint: string | null = null): Markup {
  return html`<label class="field"
    ><span class="label">${label}</span>${input}${
      hint === null ? '' : html`<span class="quiet small">${hint}</span>`
    }</label
  >`;
}

/** Dollars as a merchant types them, in cents; null when they are none. */
export function parseDollars(text: string): number | null {
  const match = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '0').padEnd(2, '0'));
}

/** One text of a form. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Words joined by commas, each once, in the order they were typed. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return [...new Set(tags)];
}
