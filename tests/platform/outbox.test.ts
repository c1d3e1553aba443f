import {afterAll, beforeAll, expect, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {readMails} from './support/api-client.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true});
});
afterAll(() => platform.stop());

const MESSAGE = {
  from: 'Brightwell <noreply@brightwell.example>',
  to: 'care@brightwell.example',
  replyTo: 'ada@example.com',
  subject: 'A brush that blinks',
  text: 'It blinks <twice>.',
};

function send(body: unknown, key = 'local-mail-key') {
  return fetch(`${platform.url}/mail/send`, {
    method: 'POST',
    headers: {'content-type': 'application/json', authorization: `Bearer ${key}`},
    body: JSON.stringify(body),
  });
}

test('the mail provider stores a message and answers its id', async () => {
  const answer = await send(MESSAGE);
  expect(answer.status).toBe(202);
  const {id} = JSON.parse(await answer.text());
  const [mail] = await readMails(platform, MESSAGE.to);
  expect(mail).toMatchObject({id: Number(id), kind: 'contact', subject: MESSAGE.subject});

  const page = await fetch(`${platform.url}/outbox/${id}`);
  const html = await page.text();
  expect(html).toContain('It blinks &lt;twice&gt;.');
  expect(html).toContain('ada@example.com');
  expect(await (await fetch(`${platform.url}/outbox`)).text()).toContain('A brush that blinks');
});

test('a wrong key is refused with 401 and nothing is stored', async () => {
  const before = (await readMails(platform, MESSAGE.to)).length;
  expect((await send(MESSAGE, 'guess')).status).toBe(401);
  expect(await readMails(platform, MESSAGE.to)).toHaveLength(before);
});

test.each([
  ['a subject with a line break', {...MESSAGE, subject: 'Hello\r\nBcc: all@example.com'}],
  ['an address with a line break', {...MESSAGE, replyTo: 'a@b.example\nBcc: c@d.example'}],
  ['a message without text', {...MESSAGE, text: ''}],
  ['no JSON object', 'hello'],
])('%s is refused with 422', async (_, body) => {
  expect((await send(body)).status).toBe(422);
});

test('an unknown mail is a page with status 404', async () => {
  expect((await fetch(`${platform.url}/outbox/999999`)).status).toBe(404);
});
