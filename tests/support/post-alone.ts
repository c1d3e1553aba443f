import {request} from 'node:http';

/**
 * Posts a body on a connection of its own, which the server may close with the rest unread; answers the status, or `closed` when
 * the connection ended before one came.
 */
export function postAlone(
  address: string,
  headers: Record<string, string>,
  body: string,
): Promise<number | 'closed'> {
  return new Promise((resolve) => {
    const posted = request(address, {method: 'POST', agent: false, headers}, (response) => {
      response.resume();
      resolve(response.statusCode ?? 'closed');
    });
    posted.on('error', () => {
      resolve('closed');
    });
    posted.end(body);
  });
}
