import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders, type Server} from 'node:http';
import {request} from 'node:https';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

import {type RunningStorefront, serveStorefront} from '../../scripts/storefront';

/** A worker in which an address is fixed, as it is in Hydrogen's client of the customer accounts. */
const WORKER = `export default {
  fetch(request) {
    const {pathname, search} = new URL(request.url);
    return fetch('https://accounts.example' + pathname + search, {
      method: request.method,
      headers: {Authorization: 'shcat_1'},
      body: request.body,
      redirect: 'manual',
    });
  },
};`;

let place: Server;
let placeUrl = '';
let storefront: RunningStorefront;
const folder = mkdtempSync(path.join(tmpdir(), 'other-origins-'));

beforeAll(async () => {
  place = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      if (asked.url === '/onward') answer.writeHead(302, {Location: 'https://else.example/'}).end();
      else {
        const {method, url, headers} = asked;
        const body = Buffer.concat(parts).toString();
        answer.end(JSON.stringify({method, url, token: headers.authorization, body}));
      }
    });
  });
  await new Promise<void>((resolve) => {
    place.listen(0, '127.0.0.1', resolve);
  });
  placeUrl = `http://127.0.0.1:${(place.address() as AddressInfo).port}`;
  for (const name of ['server', 'client']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'server/index.js'), WORKER);
  writeFileSync(
    path.join(folder, 'server/oxygen.json'),
    JSON.stringify({compatibility_date: '2025-04-01'}),
  );
  storefront = await serveStorefront({
    port: 0,
    worker: {},
    folder,
    https: true,
    otherOrigins: {'https://accounts.example': placeUrl},
  });
});

afterAll(async () => {
  await storefront.stop();
  await new Promise((resolve) => place.close(resolve));
  rmSync(folder, {recursive: true});
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks over TLS by a name, as a browser does that resolves it to this machine and takes any certificate. */
function ask(address: string, {host = 'localhost', method = 'GET', body = ''} = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      `${storefront.url}${address}`,
      {method, rejectUnauthorized: false, headers: {Host: host}},
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const {statusCode: status, headers} = answer;
          resolve({status, headers, body: Buffer.concat(parts).toString()});
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

it('what the worker asks of another’s origin goes to its place on this machine, whole', async () => {
  const {body} = await ask('/oauth/token?a=1', {method: 'POST', body: 'code=2'});
  expect(JSON.parse(body)).toEqual({
    method: 'POST',
    url: '/oauth/token?a=1',
    token: 'shcat_1',
    body: 'code=2',
  });
});

it('an answer that leads on comes to the worker as it is', async () => {
  const {status, headers} = await ask('/onward');
  expect([status, headers.location]).toEqual([302, 'https://else.example/']);
});

it('a browser that comes by the other’s name is led to its place, and by no third name', async () => {
  const {status, headers} = await ask('/login?state=3', {host: 'accounts.example'});
  expect([status, headers.location]).toEqual([307, `${placeUrl}/login?state=3`]);
  expect((await ask('/', {host: 'third.example'})).status).toBe(421);
});
