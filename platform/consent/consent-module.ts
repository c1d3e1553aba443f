import type {PlatformModule} from '../module.ts';
import {scriptResponse} from '../pages/script.ts';
import type {PlatformServices} from '../services.ts';

import {CONSENT_SCRIPT, TAG_SCRIPT} from './consent-script.ts';

const MOST_EVENTS = 1_000;

/** What the tag stand-in has collected, by platform. */
const collected = new WeakMap<PlatformServices, unknown[]>();

/** Stand-ins for scripts that a merchant's page brings: a consent manager and a tag manager. */
export const consentModule: PlatformModule = {
  name: 'consent',
  routes(app, services) {
    app.get('/consent/manager.js', () => scriptResponse(CONSENT_SCRIPT));
    app.get('/tags/gtm.js', () => scriptResponse(TAG_SCRIPT));
    app.post('/tags/collect', async (c) => {
      const text = await c.req.text();
      c.header('access-control-allow-origin', '*');
      let event: unknown;
      try {
        event = JSON.parse(text.slice(0, 100_000));
      } catch {
        return c.body(null, 400);
      }
      const events = collected.get(services) ?? [];
      events.push(event);
      collected.set(services, events.slice(-MOST_EVENTS));
      return c.body(null, 204);
    });
    if (!services.test) return;
    app.get('/_test/tags', (c) => c.json({events: collected.get(services) ?? []}));
  },
  reset: (services) => {
    collected.delete(services);
  },
};
