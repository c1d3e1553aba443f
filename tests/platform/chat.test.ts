import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true});
});
afterAll(() => platform.stop());

const post = (path: string, fields: Record<string, string>, origin = platform.url) =>
  fetch(`${platform.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {origin},
    redirect: 'manual',
  });

async function readMessages(conversation: string, after = 0) {
  const answer = await fetch(
    `${platform.url}/chat/messages?conversation=${conversation}&after=${after}`,
  );
  return JSON.parse(await answer.text()).messages;
}

test('a shopper writes, the desk sees it and answers, and both read the conversation', async () => {
  const conversation = randomUUID();
  await post('/chat/messages', {conversation, text: 'Does it <blink>?'});
  const desk = async () => {
    const html = await (await fetch(`${platform.url}/chat/agent`)).text();
    const row = html.split('<tr>').find((part) => part.includes(conversation));
    return /Waits for you|Answered/.exec(row ?? '')?.[0];
  };
  expect(await desk()).toBe('Waits for you');
  await post('/chat/agent', {conversation, text: 'Only when it charges.'});
  expect(await desk()).toBe('Answered');
  const messages = await readMessages(conversation);
  expect(messages).toMatchObject([
    {author: 'shopper', text: 'Does it <blink>?'},
    {author: 'agent', text: 'Only when it charges.'},
  ]);
  expect(await readMessages(conversation, messages[0].id)).toHaveLength(1);
  const shown = await (
    await fetch(`${platform.url}/chat/window?conversation=${conversation}`)
  ).text();
  expect(shown).toContain('Does it &lt;blink&gt;?');
});

test('the desk goes offline and the status says so', async () => {
  const status = async () =>
    JSON.parse(await (await fetch(`${platform.url}/chat/status`)).text()).status;
  expect(await status()).toBe('ready');
  onTestFinished(async () => {
    await post('/chat/agent/status', {online: 'yes'});
  });
  await post('/chat/agent/status', {online: 'no'});
  expect(await status()).toBe('offline');
});

test('a page of another site can neither write nor answer', async () => {
  for (const path of ['/chat/messages', '/chat/agent', '/chat/agent/status']) {
    const fields = {conversation: randomUUID(), text: 'spam', online: 'no'};
    expect((await post(path, fields, 'https://evil.example')).status).toBe(403);
  }
});

test('the window may be framed by the storefront and by no other site', async () => {
  const {headers} = await fetch(`${platform.url}/chat/window?conversation=${randomUUID()}`);
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('content-security-policy')).toContain(
    'frame-ancestors http://localhost:3000 http://localhost:* http://127.0.0.1:*',
  );
});

test('what the tag stand-in collects can be read', async () => {
  const readTags = async (): Promise<unknown[]> =>
    JSON.parse(await (await fetch(`${platform.url}/_test/tags`)).text()).events;
  const before = await readTags();
  const collected = {id: 'GTM-LOCAL', entry: {event: 'view_item', at: randomUUID()}};
  await fetch(`${platform.url}/tags/collect`, {method: 'POST', body: JSON.stringify(collected)});
  expect(await readTags()).toEqual([...before, collected]);
});
