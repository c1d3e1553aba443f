import type {ShopContext} from '~/edge/request/context.server';
import type {Step} from '~/edge/request/step.server';

/** Runs the steps in order; the last `next` is the application itself. */
export function runPipeline(
  steps: readonly Step[],
  request: Request,
  context: ShopContext,
  application: (request: Request) => Promise<Response>,
): Promise<Response> {
  const from = (index: number, current: Request): Promise<Response> => {
    const step = steps[index];
    if (!step) return application(current);
    return step.run(current, context, (replaced) => from(index + 1, replaced ?? current));
  };
  return from(0, request);
}
