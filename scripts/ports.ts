import {createServer} from 'node:net';

/** Binds and releases the port of this machine; the port that was bound, or null when somebody has it. */
function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  });
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0);
  if (port === null) throw new Error('No free port on this machine.');
  return port;
}

/** Refuses with the variable that moves the server elsewhere when its port is taken. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if ((await tryPort(port)) === null) {
    throw new Error(
      `Port ${port} is in use. Stop what listens there, or choose another one: ${variable}=${port + 100} npm start`,
    );
  }
}
