import type {Step} from '~/edge/request/step.server';

/**
 * The build manifest (decisions.md) where the host does not serve it as a file of the build: `/builds/latest.json` and
 * `/builds/meta/{buildId}.json`. Never cached, or open tabs would look for builds long gone.
 */
export const buildManifest: Step = {
  name: 'build manifest',
  run(request, context, next) {
    const {pathname} = new URL(request.url);
    if (!pathname.startsWith('/builds/')) return next();
    const id = context.buildId;
    const headers = {'Cache-Control': 'no-cache'};
    return Promise.resolve(
      pathname === '/builds/latest.json' || pathname === `/builds/meta/${id}.json`
        ? Response.json({id}, {headers})
        : Response.json(
            {error: 'No such build'},
            {status: 404, headers: {'Cache-Control': 'no-store'}},
          ),
    );
  },
};
