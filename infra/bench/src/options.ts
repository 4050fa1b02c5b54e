import { parseArgs } from 'node:util';

/** In this order: memory is read before the first visit. */
export const kinds = [
  'memory',
  'bytes',
  'lighthouse',
  'interaction',
  'signin',
  'intake',
  'effects',
  'drain',
  'posts',
  'desk',
  'codes',
  'tasks',
  'morning',
  'compose',
] as const;
/** Kinds that run only when they are named. */
const onDemand: readonly string[] = ['compose'];
export type Kind = (typeof kinds)[number];

export interface Options {
  readonly help: boolean;
  readonly write: boolean;
  readonly only: readonly Kind[];
  /** Undefined: each kind has its own number. */
  readonly rounds: number | undefined;
  readonly seconds: number;
  /** Undefined: each kind has its own number. */
  readonly leads: number | undefined;
  /** Paths for Lighthouse. Empty: every public page. */
  readonly pages: readonly string[];
  readonly seed: number;
  /** Another checkout, measured beside this one. */
  readonly baseline: string | undefined;
}

export const help = `npm run bench measures Annuity Lantern and prints each figure beside a baseline of the same run and its bar.
A missed bar is printed and never fails the command.

  --only KIND   ${kinds.join(', ')}; repeatable
  --rounds N    rounds of lighthouse (5), interaction (3), signin (7), intake (11), effects (3) and codes (40)
  --seconds N   seconds that each side of a round of intake is measured (5)
  --leads N     leads of each turn of effects (2000), and of drain (24000), posts (10000) and desk (100000)
  --page PATH   a page for lighthouse; repeatable (default: every public page)
  --seed N      order in which the sides of a round take turns (default: random, printed)
  --baseline PATH  measures intake, effects, drain and posts of another checkout beside this one, in turns, and nothing else
  --write       writes the figures to infra/bench/results.md; kinds that were not measured keep theirs
  --help        this text

kind         what it measures                                      baseline                  bar
memory       resident memory of each process at rest               bare Node process
bytes        transfer of the first visit to /, brotli              same page, scripts off    at most 150 KB
lighthouse   phone profile on every public page, median            empty page                performance 95, others 100
interaction  next paint after a key or press, processor 4x slower  empty page                at most 200 ms
             10,000 rates filtered and sorted, 4x slower           one plain sort            at most 50 ms
             click on Submit to toast, 4x slower, slow network     the server's share
signin       press of "Sign in" to the first row of the desk                                 at most 1000 ms
intake       acknowledged leads per second at 1 and 64 connections bare insert server        at least 1.2 times at 64
             the same through the gateway, at 64                   bare insert server        at least 0.8 times
             the same while a worker runs                          no worker                 at least 0.5 times
effects      effects per second of 1, 2 and 4 workers              jobs that do nothing      fast: at least 0.12 times
             with providers that answer after 100 ms               one worker                two: at least 1.7 times
drain        one worker's time for a backlog                       jobs that do nothing      each effect done once
posts        p95 of 35 posts per second while a backlog drains     no backlog                at most 1.25 times
desk         p95 of each read of the desk's list on many leads     the same on 1,000         at most 1.5 times
codes        answers about a known and an unknown request          unknown request           at most 1.25 times, either way
tasks        presses and pixels scrolled on a phone for the tasks of visitors, words on each first screen
morning      presses of an agent for each of 20 requests, by keyboard and on a phone                        at most 5
compose      posts and effects per second of the containers of docker-compose.yml, by number of processes, and their memory;
             only with --only compose; needs Docker and the built image

memory, bytes, lighthouse and interaction visit the product as on its production host. intake, effects, drain, posts desk and codes
run single services on a MongoDB and a Redis of their own; intake, effects, drain and posts print the CPU per lead and process beside
each rate. Measure on a quiet machine.
The time to deliver everything after faults: npm run chaos -- --kills 10 --freezes 0 --rate 35 --away 0
Example: npm run bench -- --only lighthouse --page /annuity-alert --rounds 1
Example: npm run bench -- --only intake --rounds 3 --seconds 2
Example: npm run bench -- --only drain --leads 2000
Example: npm run bench -- --baseline ../before --only effects --rounds 4`;

const numbers = { rounds: 1, seconds: 1, leads: 1, seed: 0 } as const;

/** Returns a sentence for the screen when an argument is unknown or invalid. */
export function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        write: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: kinds.filter((kind) => !onDemand.includes(kind)) },
        rounds: { type: 'string' },
        seconds: { type: 'string', default: '5' },
        leads: { type: 'string' },
        page: { type: 'string', multiple: true, default: [] },
        baseline: { type: 'string' },
        seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 32)) },
      },
    });
    const { help, write, only, page: pages, baseline } = values;
    const unknown = only.find((kind) => !kinds.includes(kind as Kind));
    if (unknown !== undefined) return `--only ${unknown} is unknown. It takes ${kinds.join(', ')}.`;
    for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
      const given = values[name];
      if (given !== undefined && !(/^\d+$/.test(given) && Number(given) >= numbers[name]))
        return `--${name} ${given} is invalid. It takes a whole number from ${numbers[name]}.`;
    }
    const { rounds, seconds, leads, seed } = values;
    return {
      help,
      write,
      only: kinds.filter((kind) => only.includes(kind)),
      rounds: rounds === undefined ? undefined : Number(rounds),
      seconds: Number(seconds),
      leads: leads === undefined ? undefined : Number(leads),
      pages,
      seed: Number(seed),
      baseline,
    };
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. npm run bench -- --help lists the options.`;
  }
}
