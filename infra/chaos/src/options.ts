import { parseOptions } from './parse-options.ts';

export const help = `npm run chaos kills and freezes the pipeline while visitors send requests, then audits its promise: no acknowledged lead
is lost, and every effect happens, once as far as its provider allows.

  --seed N        decides victims, moments, lengths and arrivals (default: random, printed with the report)
  --minutes N     over which the faults are spread (3)
  --kills N       of intake, worker, gateway, Redis and MongoDB, a fifth each, half of them at the worst moments (15)
  --freezes N     the first one a worker beyond its lease (5)
  --stepdowns N   MongoDB is a set of three members; its primary steps down N times and is killed N times. Other faults then leave
                  MongoDB alone, and --away is 0 (0)
  --fills N       the disk of Redis or MongoDB is full for a few seconds. Needs root, to mount a small file system (0)
  --failovers N   Redis has two replicas behind an address that moves; its primary is demoted N times and killed N times, each with
                  MongoDB away, so that requests are sealed meanwhile. Other faults then leave Redis alone (0)
  --takeovers N   the primary of Redis is killed N times while MongoDB stays. Other faults then leave Redis alone (0)
  --engine NAME   how the services find the primary with --failovers and --takeovers: replicas (behind an address that moves),
                  sentinel (three of them) or cluster (three nodes with a replica each) (replicas)
  --outages N     MongoDB is away for 25 s, N times, from the moment when a mail host has received a mail (0)
  --rollbacks N   every stored lead owes effects of a newer release, which no worker knows. Both workers are stopped in order and
                  started again, and Redis is away, so that only the sweep finds what is due (0)
  --boundaries N  rounds in which a worker is killed at each effect's boundaries: when the provider has the request, and when it
                  has answered; for persist when MongoDB shows the claim (1)
  --away N        seconds without MongoDB at the end, while Redis, worker, intake and gateway are killed too; 0: none (120)
  --rate N        visitors per second on average; they keep coming whether or not they are answered (8)
  --provider N    milliseconds until a provider answers (40)
  --clocks N      seconds by which the clocks of worker 2 and the intake are ahead (0)
  --previous REF  the tag of an earlier release, such as v1.0.0, or a commit: worker 2 and every second connection to the intake run its sources, with the
                  dependencies installed here (none)
  --within N      seconds after the last fault in which everything must be worked off (420)
  --no-controls   leaves out the two controls
  --write         also writes the report to infra/chaos/results.md, in place of an earlier one of the same title
  --help          this text

It starts a MongoDB, a Redis, a gateway, an intake, two workers and their providers of its own and leaves a running npm start alone.
Two controls get the same kills afterwards: an intake that answers before it stores, and a worker that marks an effect done before it
acts. Both must lose something. The exit code is 1 when a promise is broken or a control loses nothing.
Bars: nothing lost, nothing mixed up, nothing twice where it must happen once, every visitor acknowledged, no service crashed; with
--stepdowns or --takeovers 99 of 100 requests accepted at once; without any fault nothing unconfirmed; unless a worker is killed or frozen,
none of its effects taken over; with --failovers requests sealed 15 s after the address moved; with --rollbacks no effect of the
newer release changed.
Containers of docker-compose.yml: npm run chaos:compose -- --help. Moments, freezes, full disks, moves of Redis, clocks, outages, an
earlier release and the controls exist only here.
Example: npm run chaos -- --seed 1 --minutes 1 --kills 10 --boundaries 0 --away 0`;

const COMMAND = 'npm run chaos';
const numbers = {
  seed: { least: 0, whole: true, default: '' },
  minutes: { least: 0.1, whole: false, default: '3' },
  kills: { least: 0, whole: true, default: '15' },
  freezes: { least: 0, whole: true, default: '5' },
  stepdowns: { least: 0, whole: true, default: '0' },
  fills: { least: 0, whole: true, default: '0' },
  failovers: { least: 0, whole: true, default: '0' },
  takeovers: { least: 0, whole: true, default: '0' },
  outages: { least: 0, whole: true, default: '0' },
  rollbacks: { least: 0, whole: true, default: '0' },
  boundaries: { least: 0, whole: true, default: '1' },
  away: { least: 0, whole: true, default: '120' },
  rate: { least: 1, whole: false, default: '8' },
  provider: { least: 0, whole: true, default: '40' },
  clocks: { least: 0, whole: false, default: '0' },
  within: { least: 1, whole: false, default: '420' },
} as const;
/** Of Redis, when its primary moves. */
const engines = ['replicas', 'sentinel', 'cluster'] as const;
type NumberName = keyof typeof numbers;
const names = Object.keys(numbers) as NumberName[];

export type Numbers = Readonly<Record<NumberName, number>>;

export interface Options extends Numbers {
  readonly help: boolean;
  readonly write: boolean;
  readonly controls: boolean;
  readonly engine: (typeof engines)[number];
  readonly previous?: string;
}

/** Returns a sentence for the screen when an argument is unknown or invalid. */
export function readOptions(args: readonly string[]): Options | string {
  const read = parseOptions(args, COMMAND, numbers, { controls: true }, ['previous', 'engine']);
  if (typeof read === 'string') return read;
  const { previous, engine: named = 'replicas', ...rest } = read;
  // Git would read it as an option.
  if (previous?.startsWith('-')) return `--previous ${previous} is invalid. It takes a commit or a tag.`;
  const engine = engines.find((one) => one === named);
  if (!engine) return `--engine ${named} is invalid. It takes ${engines.join(', ')}.`;
  const away = rest.stepdowns > 0 ? 0 : rest.away;
  return { ...rest, away, engine, ...(previous === undefined ? {} : { previous }) };
}

/** Of the report. */
export function titleOf(options: Options): string {
  const unlike = (['stepdowns', 'fills', 'failovers', 'takeovers', 'outages', 'rollbacks', 'clocks'] as const)
    .filter((name) => options[name] > 0)
    .map((name) => `, ${name} ${options[name]}`);
  return `Seed ${options.seed}${unlike.join('')}${engineOf(options, ', engine ')}${options.previous === undefined ? '' : `, previous ${options.previous}`}`;
}

const engineOf = ({ engine }: Options, words: string) => (engine === 'replicas' ? '' : `${words}${engine}`);

/** The command that repeats the run. Leaves out defaults, except those that earlier results name. */
export function commandOf(options: Options): string {
  const always: readonly NumberName[] = ['seed', 'minutes', 'kills', 'freezes', 'rate', 'away'];
  const told = names.filter((name) => always.includes(name) || String(options[name]) !== numbers[name].default);
  const previous = options.previous === undefined ? '' : ` --previous ${options.previous}`;
  return `${COMMAND} -- ${told.map((name) => `--${name} ${options[name]}`).join(' ')}${engineOf(options, ' --engine ')}${previous}${options.controls ? '' : ' --no-controls'}`;
}
