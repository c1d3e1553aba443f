/** A script that pages of any origin may load; asked for again each time, as it changes with the platform. */
export const scriptResponse = (text: string) =>
  new Response(text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    },
  });
