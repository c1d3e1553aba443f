import {z} from 'zod';

import type {PlatformModule} from '../module.ts';

import {findCallNames} from './call-names.ts';
import {faultBoard} from './fault-board.ts';
import {injectFaults} from './inject.ts';
import {faultRuleSchema} from './rules.ts';

const controlSchema = z.object({
  rules: z.array(faultRuleSchema).max(100),
  /** Makes chance repeatable. */
  seed: z.int().optional(),
});

/** Services beside the API, by the name that a rule gives them. */
const SERVICES = [
  ['/ordergroove/*', 'subscriptions'],
  ['/mail/*', 'mail'],
  ['/images/*', 'images'],
  ['/authentication/*', 'accounts'],
  ['/.well-known/*', 'discovery'],
] as const;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

export const faultsModule: PlatformModule = {
  name: 'faults',
  intercept: (services) => (call, request, next) => {
    if (faultBoard(services).isQuiet()) return next();
    const {names, isMutation} = findCallNames(call);
    return injectFaults(
      services,
      {
        names,
        request,
        readKey: isMutation ? null : JSON.stringify([call.query, call.variables]),
        // A call of the Customer Account API has its token in a header.
        texts: [...textsOf(call.variables), request.headers.get('authorization') ?? ''],
        requestId: services.ids.uuid(),
      },
      next,
    );
  },
  routes(app, services) {
    for (const [path, name] of SERVICES) {
      app.use(path, async (c, next) => {
        if (faultBoard(services).isQuiet()) return next();
        return injectFaults(
          services,
          {
            names: [name],
            request: c.req.raw,
            readKey: c.req.method === 'GET' ? c.req.url : null,
            texts: [],
            requestId: c.get('requestId'),
          },
          async () => {
            await next();
            return c.res;
          },
        );
      });
    }

    if (!services.test) return;
    app.get('/_test/faults', (c) => {
      const board = faultBoard(services);
      return c.json({rules: board.faults(), events: board.events()});
    });
    app.post('/_test/faults', async (c) => {
      const body: unknown = await c.req.json().catch(() => null);
      const parsed = controlSchema.safeParse(body);
      if (!parsed.success) return c.json({errors: z.prettifyError(parsed.error)}, 400);
      faultBoard(services).set(parsed.data.rules, parsed.data.seed);
      return c.json({rules: faultBoard(services).faults()});
    });
  },
  start(services) {
    faultBoard(services).set(services.startFaults);
    return undefined;
  },
  reset: (services) => faultBoard(services).set(services.startFaults),
};
