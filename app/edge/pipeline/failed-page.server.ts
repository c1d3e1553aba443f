import type {ShopContext} from '~/edge/request/context.server';
import type {Step} from '~/edge/request/step.server';

import {lastResortPage} from './last-resort-page.server';
import {refusePage} from './refused-page.server';
import {runPipeline} from './run-pipeline.server';
import {securityHeaders} from './steps/security-headers.server';

const MESSAGE = 'Something went wrong on our side. Your cart is safe.';

/**
 * What a fault of the pipeline is answered with: the shop's own page, or data or JSON for who asked for that; the page of last
 * resort where not even that can be made (coverage: page-fault). What the fault was stands in the log alone.
 */
export async function failedPage(
  request: Request,
  context: ShopContext,
  application: (request: Request) => Promise<Response>,
): Promise<Response> {
  const page: Step = {
    name: 'failed page',
    run: (asked, own, next) => refusePage(asked, own, next, {status: 500, message: MESSAGE}),
  };
  try {
    return await runPipeline([securityHeaders, page], request, context, application);
  } catch (fault) {
    console.error(`[${context.requestId}]`, fault);
    return lastResortPage(request, 500, {
      title: 'Something went wrong on our side',
      text: 'Your cart is safe. Please reload the page in a moment.',
    });
  }
}
