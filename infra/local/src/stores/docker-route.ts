import type { ProgramRoute } from './program.ts';

const ENGINE_WITHIN_MS = 5000;
const PULL_WITHIN_MS = 180_000;

/** A Docker engine with the image of this name, pulled when it is not there yet. */
export function dockerRoute(image: string): ProgramRoute {
  return {
    source: 'docker',
    label: `a Docker engine (image ${image})`,
    slow: false,
    async find({ log }) {
      // Outside the time limit: on a busy machine the import alone takes seconds.
      const { getContainerRuntimeClient, ImageName } = await import('testcontainers');
      const engine = getContainerRuntimeClient().catch(() => {
        throw new Error('no Docker engine answers');
      });
      const client = await withTimeLimit(engine, ENGINE_WITHIN_MS, 'the Docker engine');
      const name = ImageName.fromString(image);
      if (!(await client.image.exists(name))) {
        log(`Pulling the image ${image} (at most ${PULL_WITHIN_MS / 60_000} minutes) ...`);
        await withTimeLimit(client.image.pull(name), PULL_WITHIN_MS, `pulling ${image}`);
      }
      return { kind: 'image', source: 'docker', image };
    },
  };
}

/**
 * The outcome of a promise, unless it takes longer than `withinMs`. Its work is not aborted.
 *
 * @throws Error naming `what` when the time is over
 */
async function withTimeLimit<T>(promise: Promise<T>, withinMs: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${Math.round(withinMs / 1000)} s`)), withinMs);
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}
