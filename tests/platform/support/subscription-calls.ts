import {createHmac} from 'node:crypto';

import type {RunningPlatform} from '../../../platform/server.ts';

type Target = Pick<RunningPlatform, 'url' | 'services'>;

const KEY = 'only-for-the-shop-on-this-machine';

/** `customerId|timestamp|signature`, as the storefront's cookie holds it. */
export function signCustomer(
  platform: Target,
  customerId: string,
  {key = KEY, ageSeconds = 0}: {key?: string; ageSeconds?: number} = {},
): {customerId: string; timestamp: number; signature: string} {
  const timestamp = Math.floor(platform.services.clock.now().getTime() / 1000) - ageSeconds;
  const signature = createHmac('sha256', key).update(`${customerId}|${timestamp}`).digest('base64');
  return {customerId, timestamp, signature};
}

/** Calls the subscription service as one customer, with Ordergroove's header. */
export async function callSubscriptions(
  platform: Target,
  customerId: string,
  path: string,
  change?: Record<string, unknown>,
) {
  const signed = signCustomer(platform, customerId);
  const response = await fetch(`${platform.url}/ordergroove${path}`, {
    method: change === undefined ? 'GET' : 'PATCH',
    headers: {
      authorization: JSON.stringify({
        public_id: 'local',
        sig_field: customerId,
        ts: signed.timestamp,
        sig: signed.signature,
      }),
      'content-type': 'application/json',
    },
    ...(change === undefined ? {} : {body: JSON.stringify(change)}),
  });
  return {status: response.status, body: JSON.parse(await response.text())};
}
