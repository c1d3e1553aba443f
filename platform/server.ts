import {serve} from '@hono/node-server';

import {createPlatform, type Platform, type PlatformOptions} from './app.ts';
import {refuseForeign} from './transport/foreign.ts';

export interface RunningPlatform extends Platform {
  /** Where it answers, e.g. `http://127.0.0.1:4000`. */
  url: string;
  /** Stops taking requests, ends the open ones and closes the database. */
  stop(): Promise<void>;
}

interface ServerOptions extends PlatformOptions {
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** Names by which it answers, besides those of this machine. */
  names?: readonly string[];
}

/**
 * So long a connection that nobody uses is kept. Longer than a client keeps it (workerd: five seconds, which is Node's own here as well):
 * whoever sends on one that is closed at that moment gets no answer, and cannot know what became of the request.
 */
const KEEP_ALIVE_MS = 75_000;

/** Starts a platform and resolves once it answers; rejects when the port is taken. */
export async function startPlatform(options: ServerOptions = {}): Promise<RunningPlatform> {
  const platform = createPlatform(options);
  const host = options.host ?? '127.0.0.1';
  const names = options.names ?? [];
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, bindings) =>
          refuseForeign(request, names) ?? platform.fetch(request, bindings),
        port: options.port ?? 0,
        hostname: host,
        serverOptions: {keepAliveTimeout: KEEP_ALIVE_MS},
      },
      (address) => {
        server.off('error', refuse);
        resolve({
          ...platform,
          url: `http://${host}:${address.port}`,
          stop: () =>
            new Promise<void>((stopped) => {
              server.close(() => {
                platform.close();
                stopped();
              });
              if ('closeIdleConnections' in server) server.closeIdleConnections();
              setTimeout(() => {
                if ('closeAllConnections' in server) server.closeAllConnections();
              }, 1_000).unref();
            }),
        });
      },
    );
    const refuse = (error: Error) => {
      platform.close();
      reject(error);
    };
    server.once('error', refuse);
  });
}
