import { parseArgs } from 'node:util';

export interface Options {
  readonly help: boolean;
  readonly write: boolean;
  readonly seed: number;
  readonly minutes: number;
  readonly kills: number;
  readonly freezes: number;
  readonly rate: number;
  readonly away: number;
}

const numbers = {
  seed: { least: 0, whole: true },
  minutes: { least: 0.1, whole: false },
  kills: { least: 5, whole: true },
  freezes: { least: 0, whole: true },
  rate: { least: 1, whole: false },
  away: { least: 0, whole: true },
} as const;
type NumberName = keyof typeof numbers;

/** Reads the command line; gives a sentence for the screen when it is not understood. */
export function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        write: { type: 'boolean', default: false },
        seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 32)) },
        minutes: { type: 'string', default: '3' },
        kills: { type: 'string', default: '15' },
        freezes: { type: 'string', default: '5' },
        rate: { type: 'string', default: '8' },
        away: { type: 'string', default: '120' },
      },
    });
    for (const name of Object.keys(numbers) as NumberName[]) {
      const { least, whole } = numbers[name];
      const given = values[name];
      if (!/^\d+(?:\.\d+)?$/.test(given) || Number(given) < least || (whole && !Number.isInteger(Number(given))))
        return `--${name} ${given} is not understood: it takes a ${whole ? 'whole number' : 'number'} from ${least}.`;
    }
    const numberOf = (name: NumberName) => Number(values[name]);
    return {
      help: values.help,
      write: values.write,
      seed: numberOf('seed'),
      minutes: numberOf('minutes'),
      kills: numberOf('kills'),
      freezes: numberOf('freezes'),
      rate: numberOf('rate'),
      away: numberOf('away'),
    };
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. npm run chaos -- --help lists what is.`;
  }
}

/** The command that does the same again. */
export function commandOf({ seed, minutes, kills, freezes, rate, away }: Options): string {
  return `npm run chaos -- --seed ${seed} --minutes ${minutes} --kills ${kills} --freezes ${freezes} --rate ${rate} --away ${away}`;
}
