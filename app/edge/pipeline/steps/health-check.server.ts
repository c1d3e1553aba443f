import type {Step} from '~/edge/request/step.server';

/** `GET /health`: this worker runs, and which build it is. It asks nobody else, so it cannot be taken down with them. */
export const healthCheck: Step = {
  name: 'health check',
  run(request, context, next) {
    if (new URL(request.url).pathname !== '/health') return next();
    return Promise.resolve(
      Response.json(
        {status: 'ok', build: context.buildId},
        {headers: {'Cache-Control': 'no-store'}},
      ),
    );
  },
};
