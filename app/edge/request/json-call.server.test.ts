import {expect, it} from 'vitest';
import {z} from 'zod/mini';

import {parseBody} from './json-call.server';

const schema = z.object({query: z._default(z.string(), '')});

const call = (body: string) =>
  parseBody(new Request('https://shop.example/api', {method: 'POST', body}), schema);

async function refusal(body: string): Promise<[number, unknown]> {
  const refused: unknown = await call(body).catch((thrown: unknown) => thrown);
  if (!(refused instanceof Response)) throw new TypeError('The body was taken.');
  const answer: unknown = await refused.json();
  return [refused.status, answer];
}

it('a body of the agreed shape is read, with its defaults', async () => {
  expect(await call('{}')).toEqual({query: ''});
});

it('a body of another shape is refused with the field and what is wrong with it', async () => {
  expect(await refusal('{"query": 5}')).toEqual([
    400,
    {message: '✖ Invalid input: expected string, received number\n  → at query'},
  ]);
});

it('a body that is no JSON, and one that is too large, are refused', async () => {
  expect(await refusal('query=mint')).toEqual([400, {message: 'The body is no JSON.'}]);
  expect(await refusal(`"${'x'.repeat(70_000)}"`)).toEqual([413, {message: 'Payload Too Large'}]);
});
