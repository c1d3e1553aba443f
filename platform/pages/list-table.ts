import {html, type Markup} from './markup.ts';

/** A column's heading; one of numbers is set to the right, as are its cells (`class="number"`). */
type Column = string | {numbers: string};

/** Rows under headings; scrolls sideways where it does not fit. */
export function listTable(columns: readonly Column[], rows: readonly Markup[]): Markup {
  return html`<div class="scroll">
    <table class="list">
      <thead>
        <tr>
          ${columns.map((column) =>
            typeof column === 'string'
              ? html`<th scope="col">${column}</th>`
              : html`<th scope="col" class="number">${column.numbers}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
