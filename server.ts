import {handleRequest} from '~/edge/pipeline/handle-request.server';

/** The worker's entry on Oxygen and every other workerd edge. */
export default {
  fetch(request: Request, env: Env, host: {waitUntil?: (work: Promise<unknown>) => void}) {
    return handleRequest(request, env, host);
  },
};
