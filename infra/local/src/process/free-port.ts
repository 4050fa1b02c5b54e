import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Above 32767 the system picks ports for outgoing connections: a server restarted there can find its port taken.
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;
const ATTEMPTS = 200;

const given = new Set<number>();

/**
 * A free port on 127.0.0.1 between 20000 and 32000, never the same twice in one process. `preferred` is given when it is free.
 *
 * @throws when no free port was found
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) {
    given.add(preferred);
    return preferred;
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port was found between ${LOWEST_PORT} and ${HIGHEST_PORT}.`);
}

/** Whether a server could listen on this port of this address now. */
export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await listenRefusal(port, host)) === undefined;
}

/** The system's reason why no server can listen there now, such as `EADDRINUSE`; undefined when one can. */
export function listenRefusal(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
