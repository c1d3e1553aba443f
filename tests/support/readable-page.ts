import {expect} from 'vitest';

/** Expects a page that says something to a person, and nothing of the program's insides; its text. */
export async function expectReadablePage(response: Response): Promise<string> {
  expect(response.headers.get('Content-Type')).toMatch(/^text\/(html|plain)/);
  const text = await response.text();
  expect(text.replace(/<[^>]+>/g, ' ').trim().length).toBeGreaterThan(20);
  expect(text).not.toMatch(
    /\n\s+at .+:\d+:\d+|TypeError|ReferenceError|node_modules|\/server\/index\.js/,
  );
  return text;
}

/** What a visitor reads, hears or follows: texts, and the attributes that hold any. */
export function readableOf(html: string): string {
  const shown = html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/ data-settings="[^"]*"/g, '');
  const said = [
    ...shown.matchAll(/ (?:alt|content|placeholder|aria-label|title|href|value)="([^"]*)"/g),
  ];
  return [shown.replace(/<[^>]+>/g, ' '), ...said.map(([, text = '']) => text)].join('\n');
}
