const ESCAPES: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The script that hands the loaders' data, as Remix's single fetch encodes it, to the stream that `Scripts` opened. Nothing
 * in it can end the script.
 */
export function handoffScript(encoded: string, nonce: string): string {
  const text = JSON.stringify(encoded).replaceAll(
    /[&><\u2028\u2029]/g,
    (character) => ESCAPES[character] ?? '',
  );
  const controller = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close()</script>`;
}
