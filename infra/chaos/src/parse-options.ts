import { parseArgs } from 'node:util';

export interface NumberRule {
  readonly least: number;
  readonly whole: boolean;
  /** Empty: random. */
  readonly default: string;
}

type Parsed<Name extends string, Flag extends string, Text extends string> = Readonly<
  Record<Name, number> & Record<Flag | 'help' | 'write', boolean> & Partial<Record<Text, string>>
>;

/** Returns a sentence for the screen when an argument is unknown or invalid. */
export function parseOptions<Name extends string, Flag extends string, Text extends string = never>(
  args: readonly string[],
  command: string,
  rules: Readonly<Record<Name, NumberRule>>,
  flags: Readonly<Record<Flag, boolean>>,
  texts: readonly Text[] = [],
): Parsed<Name, Flag, Text> | string {
  const strings = [...Object.keys(rules), ...texts].map((name) => [name, { type: 'string' }] as const);
  const booleans = Object.entries({ write: false, ...flags }).map(([name, usual]) => [name, { type: 'boolean', default: usual }] as const);
  try {
    const options = { ...Object.fromEntries([...strings, ...booleans]), help: { type: 'boolean', short: 'h', default: false } } as const;
    const { values } = parseArgs({ args: [...args], allowNegative: true, options });
    const read: Record<string, unknown> = { ...values };
    for (const [name, { least, whole, default: usual }] of Object.entries<NumberRule>(rules)) {
      const text = String(read[name] ?? (usual || Math.floor(Math.random() * 2 ** 32)));
      if (!/^\d+(?:\.\d+)?$/.test(text) || Number(text) < least || (whole && !/^\d+$/.test(text)))
        return `--${name} ${text} is invalid. It takes a ${whole ? 'whole number' : 'number'} from ${least}.`;
      read[name] = Number(text);
    }
    return read as Parsed<Name, Flag, Text>;
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. ${command} -- --help lists the options.`;
  }
}
