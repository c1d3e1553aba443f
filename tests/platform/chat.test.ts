import {afterAll, beforeAll, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true});
});
afterAll(() => platform.stop());

const CONVERSATION = '4f0b6f0e-aaaa-4bbb-8ccc-1234567890ab';

const post = (path: string, fields: Record<string, string>, origin = platform.url) =>
  fetch(`${platform.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {origin},
    redirect: 'manual',
  });

async function readMessages(after = 0) {
  const answer = await fetch(
    `${platform.url}/chat/messages?conversation=${CONVERSATION}&after=${after}`,
  );
  return JSON.parse(await answer.text()).messages;
}

test('a shopper writes, the desk sees it and answers, and both read the conversation', async () => {
  await post('/chat/messages', {conversation: CONVERSATION, text: 'Does it <blink>?'});
  const desk = await (await fetch(`${platform.url}/chat/agent`)).text();
  expect(desk).toContain('Waits for you');
  await post('/chat/agent', {conversation: CONVERSATION, text: 'Only when it charges.'});
  const messages = await readMessages();
  expect(messages).toMatchObject([
    {author: 'shopper', text: 'Does it <blink>?'},
    {author: 'agent', text: 'Only when it charges.'},
  ]);
  expect(await readMessages(messages[0].id)).toHaveLength(1);
  const shown = await (
    await fetch(`${platform.url}/chat/window?conversation=${CONVERSATION}`)
  ).text();
  expect(shown).toContain('Does it &lt;blink&gt;?');
});

test('the desk goes offline and the status says so', async () => {
  const status = async () =>
    JSON.parse(await (await fetch(`${platform.url}/chat/status`)).text()).status;
  expect(await status()).toBe('ready');
  await post('/chat/agent/status', {online: 'no'});
  expect(await status()).toBe('offline');
  await post('/chat/agent/status', {online: 'yes'});
});

test('a page of another site can neither write nor answer', async () => {
  for (const path of ['/chat/messages', '/chat/agent', '/chat/agent/status']) {
    const fields = {conversation: CONVERSATION, text: 'spam', online: 'no'};
    expect((await post(path, fields, 'https://evil.example')).status).toBe(403);
  }
});

test('the window may be framed by the storefront and by no other site', async () => {
  const {headers} = await fetch(`${platform.url}/chat/window?conversation=${CONVERSATION}`);
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('content-security-policy')).toContain(
    'frame-ancestors http://localhost:3000 http://localhost:* http://127.0.0.1:*',
  );
});

test('what the tag stand-in collects can be read', async () => {
  await fetch(`${platform.url}/tags/collect`, {
    method: 'POST',
    body: JSON.stringify({id: 'GTM-LOCAL', entry: {event: 'view_item'}}),
  });
  const {events} = JSON.parse(await (await fetch(`${platform.url}/_test/tags`)).text());
  expect(events).toEqual([{id: 'GTM-LOCAL', entry: {event: 'view_item'}}]);
});
