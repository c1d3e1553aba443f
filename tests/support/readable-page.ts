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
