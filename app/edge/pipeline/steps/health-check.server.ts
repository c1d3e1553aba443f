import {requirePlatform} from '~/commerce/platform-client/readiness.server';
import type {Step} from '~/edge/request/step.server';

const HEADERS = {'Cache-Control': 'no-store'};

/**
 * `GET /health`: this worker runs, and which build it is. It asks nobody else, so it cannot be taken down with them.
 * `GET /health/ready`: it can also sell, as the platform answers; 503 where it does not. Who restarts what does not live asks the first,
 * who sends visitors to it, or waits for a deployment, the second.
 */
export const healthCheck: Step = {
  name: 'health check',
  async run(request, context, next) {
    const {pathname} = new URL(request.url);
    const build = context.buildId;
    if (pathname === '/health') return Response.json({status: 'ok', build}, {headers: HEADERS});
    if (pathname !== '/health/ready') return next();
    const isReady = await requirePlatform(context.storefront).then(
      () => true,
      () => false,
    );
    return Response.json(
      {
        status: isReady ? 'ready' : 'the platform does not answer',
        build,
        apiVersion: context.env.PUBLIC_STOREFRONT_API_VERSION,
      },
      {status: isReady ? 200 : 503, headers: HEADERS},
    );
  },
};
