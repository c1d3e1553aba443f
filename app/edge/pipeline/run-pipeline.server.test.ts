import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';
import type {Step} from '~/edge/request/step.server';

import {runPipeline} from './run-pipeline.server';

describe('the pipeline', () => {
  const context = {} as ShopContext;
  const request = new Request('https://shop.example/');

  it('runs its steps in order around the application', async () => {
    const seen: string[] = [];
    const step = (name: string): Step => ({
      name,
      async run(_request, _context, next) {
        seen.push(`${name} in`);
        const response = await next();
        seen.push(`${name} out`);
        return response;
      },
    });
    await runPipeline([step('a'), step('b')], request, context, () => {
      seen.push('application');
      return Promise.resolve(new Response('ok'));
    });
    expect(seen).toEqual(['a in', 'b in', 'application', 'b out', 'a out']);
  });

  it('stops where a step answers itself', async () => {
    const refuse: Step = {
      name: 'refuse',
      run: () => Promise.resolve(new Response(null, {status: 403})),
    };
    const response = await runPipeline([refuse], request, context, () =>
      Promise.reject(new Error('the application was asked')),
    );
    expect(response.status).toBe(403);
  });

  it('hands a replaced request on', async () => {
    const replace: Step = {
      name: 'replace',
      run: (_request, _context, next) => next(new Request('https://shop.example/other')),
    };
    const response = await runPipeline([replace], request, context, ({url}) =>
      Promise.resolve(new Response(url)),
    );
    expect(await response.text()).toBe('https://shop.example/other');
  });
});
