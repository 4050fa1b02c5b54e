import { parseArgs } from 'node:util';

export const help = `npm run chaos kills and freezes the pipeline while visitors send requests, then audits its promise: no acknowledged lead
is lost, and every effect happens, once as far as its provider allows.

  --seed N      decides victims, moments, lengths and arrivals (default: random, printed with the report)
  --minutes N   over which the faults are spread (3)
  --kills N     of intake, worker, gateway, Redis and MongoDB, a fifth each, half of them at the worst moments (15)
  --freezes N   the first one a worker beyond its lease (5)
  --boundaries N  rounds in which a worker is killed at each effect's boundaries: when the provider has the request, and when it
                has answered; for persist when MongoDB shows the claim (1)
  --rate N      visitors per second on average; they keep coming whether or not they are answered (8)
  --away N      seconds without MongoDB at the end, while Redis, worker, intake and gateway are killed too; 0: none (120)
  --write       also writes the report to infra/chaos/results.md, in place of an earlier one of the same seed
  --help        this text

It starts a MongoDB, a Redis, a gateway, an intake, two workers and their providers of its own and leaves a running npm start alone.
Two controls get the same kills afterwards: an intake that answers before it stores, and a worker that marks an effect done before it
acts. Both must lose something. The exit code is 1 when a promise is broken or a control loses nothing.
Bars: nothing lost, nothing mixed up, nothing twice where it must happen once, every visitor acknowledged, no service crashed.
Example: npm run chaos -- --seed 1 --minutes 1 --kills 10 --away 0`;

const numbers = {
  seed: { least: 0, whole: true, default: '' },
  minutes: { least: 0.1, whole: false, default: '3' },
  kills: { least: 5, whole: true, default: '15' },
  freezes: { least: 0, whole: true, default: '5' },
  boundaries: { least: 0, whole: true, default: '1' },
  rate: { least: 1, whole: false, default: '8' },
  away: { least: 0, whole: true, default: '120' },
} as const;
type NumberName = keyof typeof numbers;
const names = Object.keys(numbers) as NumberName[];

export type Options = Readonly<Record<NumberName, number>> & { readonly help: boolean; readonly write: boolean };

/** Returns a sentence for the screen when an argument is unknown or invalid. */
export function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        write: { type: 'boolean', default: false },
        ...(Object.fromEntries(names.map((name) => [name, { type: 'string' }])) as Record<NumberName, { type: 'string' }>),
      },
    });
    const texts = names.map((name) => values[name] ?? (numbers[name].default || String(Math.floor(Math.random() * 2 ** 32))));
    const wrong = names.findIndex((name, index) => {
      const text = texts[index] as string;
      return !/^\d+(?:\.\d+)?$/.test(text) || Number(text) < numbers[name].least || (numbers[name].whole && !/^\d+$/.test(text));
    });
    if (wrong >= 0) {
      const name = names[wrong] as NumberName;
      return `--${name} ${texts[wrong]} is invalid. It takes a ${numbers[name].whole ? 'whole number' : 'number'} from ${numbers[name].least}.`;
    }
    const read = Object.fromEntries(names.map((name, index) => [name, Number(texts[index])])) as Record<NumberName, number>;
    return { ...read, help: values.help, write: values.write };
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. npm run chaos -- --help lists the options.`;
  }
}

/** The command that repeats the run. */
export function commandOf(options: Options): string {
  return `npm run chaos -- ${names.map((name) => `--${name} ${options[name]}`).join(' ')}`;
}
