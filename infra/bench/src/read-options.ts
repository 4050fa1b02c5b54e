import { parseArgs } from 'node:util';

/** In this order: memory at rest is read before anybody visits, and what fills the stores comes after what visits pages. */
export const kindsOnProduct = ['memory', 'bytes', 'lighthouse', 'page-change', 'click-to-toast', 'rate-filter', 'tools'] as const;
export const kindsOnStores = [
  'intake',
  'content',
  'effects',
  'hostile',
  'redis-away',
  'silent-resolver',
  'flood',
  'redis-wiped',
  'redis-memory',
] as const;
export const kinds = [...kindsOnProduct, ...kindsOnStores, 'start'] as const;
export type Kind = (typeof kinds)[number];

export interface Options {
  readonly help: boolean;
  readonly write: boolean;
  readonly only: readonly Kind[];
  /** Undefined: each kind has its own number. */
  readonly rounds: number | undefined;
  readonly seconds: number;
  /** Undefined: each kind has its own number, as with rounds. */
  readonly leads: number | undefined;
  readonly requests: number | undefined;
  /** Of Lighthouse on each page. */
  readonly runs: number | undefined;
  /** Paths for Lighthouse; none: every public page. */
  readonly pages: readonly string[];
  readonly seed: number;
}

/** Reads the command line; gives a sentence for the screen when it is not understood. */
export function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        write: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [...kinds] },
        rounds: { type: 'string' },
        seconds: { type: 'string', default: '5' },
        leads: { type: 'string' },
        requests: { type: 'string' },
        runs: { type: 'string' },
        page: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 32)) },
      },
    });
    const { help, write, only } = values;
    const unknown = only.find((kind) => !isKind(kind));
    if (unknown !== undefined) return `--only ${unknown} is not understood: it takes ${kinds.join(', ')}.`;
    for (const name of ['rounds', 'seconds', 'leads', 'requests', 'runs', 'seed'] as const) {
      const given = values[name];
      const least = name === 'seed' ? 0 : 1;
      if (given !== undefined && !(/^\d+$/.test(given) && Number(given) >= least))
        return `--${name} ${given} is not understood: it takes a whole number from ${least}.`;
    }
    return {
      help,
      write,
      only: only.filter(isKind),
      rounds: numberOf(values.rounds),
      seconds: Number(values.seconds),
      leads: numberOf(values.leads),
      requests: numberOf(values.requests),
      runs: numberOf(values.runs),
      pages: values.page,
      seed: Number(values.seed),
    };
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. npm run bench -- --help lists what is.`;
  }
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function isKind(text: string): text is Kind {
  return (kinds as readonly string[]).includes(text);
}
