import {request} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true, names: ['platform.example']});
});
afterAll(() => platform.stop());

/** Asks with headers that `fetch` keeps to itself. */
function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${platform.url}${path}`, {method, headers}, (answer) => {
      answer.resume().on('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const port = () => new URL(platform.url).port;

describe('a page whose name is made to lead to this machine', () => {
  it.each([
    ['/outbox', 'GET'],
    ['/admin/redirects', 'POST'],
    ['/_test/outbox', 'GET'],
    ['/_test/reset', 'POST'],
    ['/api/2025-04/graphql.json', 'POST'],
    ['/checkouts/1', 'GET'],
    ['/chat', 'GET'],
    ['/mail/send', 'POST'],
    ['/no-such-page', 'GET'],
  ])('gets nothing of %s', async (path, method) => {
    for (const host of [
      `evil.example:${port()}`,
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '0.0.0.0',
    ]) {
      expect([host, await ask(path, {Host: host}, method)]).toEqual([host, 421]);
    }
  });

  it('is told from this machine, and from the names that are configured', async () => {
    for (const host of [
      `127.0.0.1:${port()}`,
      `localhost:${port()}`,
      '[::1]:4000',
      'platform.example',
    ]) {
      expect([host, await ask('/outbox', {Host: host})]).toEqual([host, 200]);
    }
  });
});

describe('a page of another site', () => {
  const foreign: Record<string, string> = {
    Origin: 'https://evil.example',
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'cors',
  };

  it('cannot use the test controls, whether its browser says where it is or only who', async () => {
    const senders: Record<string, string>[] = [
      foreign,
      {Origin: 'null'},
      {Origin: 'http://localhost:3000'},
      {'Sec-Fetch-Site': 'cross-site'},
    ];
    for (const headers of senders) {
      expect(await ask('/_test/reset', headers, 'POST')).toBe(403);
    }
    expect(await ask('/_test/reset', {}, 'POST')).toBe(200);
    expect(await ask('/_test/reset', {Origin: platform.url}, 'POST')).toBe(200);
  });

  it('cannot by another spelling of their address either', async () => {
    for (const path of ['/%5Ftest/reset', '/%5ftest%2Freset', '/_t%65st/reset', '/_test%2freset']) {
      expect([path, await ask(path, foreign, 'POST')]).toEqual([path, 403]);
    }
    const picture = {...foreign, 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image'};
    expect(await ask('/%6Futbox', picture)).toBe(403);
  });

  it('does not get outbox and admin by its scripts, pictures and frames', async () => {
    for (const path of ['/outbox', '/outbox/1/message', '/admin']) {
      for (const [mode, destination] of [
        ['no-cors', 'image'],
        ['no-cors', 'script'],
        ['cors', 'empty'],
        ['navigate', 'iframe'],
      ] as const) {
        const headers = {
          'Sec-Fetch-Site': 'cross-site',
          'Sec-Fetch-Mode': mode,
          'Sec-Fetch-Dest': destination,
        };
        expect([path, mode, await ask(path, headers)]).toEqual([path, mode, 403]);
      }
    }
  });

  it('may lead somebody there', async () => {
    const link = {
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
    };
    expect(await ask('/outbox', link)).toBe(200);
    expect(await ask('/api/2025-04/graphql.json', foreign, 'OPTIONS')).toBe(204);
  });
});
