import {pagePath} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

import {renewSession} from './session.server';

/** Account pages and what they post to, in any spelling that the router takes. */
function isAccountPath(path: string): boolean {
  return /^\/account(\/|$)/i.test(path);
}

/**
 * Account pages leave with `no-store`, whatever they answer: nothing of them is kept by a browser or the edge. Whichever answer
 * asked who is signed in keeps the session alive.
 */
export const privateAccount: Step = {
  name: 'private account',
  async run(request, context, next) {
    const response = await next();
    await renewSession(context);
    if (!isAccountPath(pagePath(new URL(request.url)))) return response;
    const answer = new Response(response.body, response);
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  },
};
