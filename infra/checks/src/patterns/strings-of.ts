import type { Endpoint, Schema } from '@annuity-lantern/contracts/http';

export interface StringField {
  /** `createConsultationRequest body.email`. */
  readonly place: string;
  readonly schema: Schema;
  /** Most characters; undefined where only the pattern bounds it. */
  readonly maximum: number | undefined;
  readonly patterns: readonly RegExp[];
}

interface Rule {
  readonly check?: string;
  readonly maximum?: number;
  readonly pattern?: RegExp;
}

/** The schemas inside these schemas, of every kind. */
interface Inside {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly in?: Schema;
  readonly out?: Schema;
  readonly getter?: () => Schema;
}

/** Every string in these parts of a call, with the patterns by which it is checked. */
export function stringsOf(endpoint: Endpoint, parts: readonly ('params' | 'query' | 'body' | 'response')[]): StringField[] {
  return parts.flatMap((part) => {
    const schema = endpoint[part];
    return schema ? stringsIn(schema, `${endpoint.name} ${part}`) : [];
  });
}

function stringsIn(schema: Schema, place: string): StringField[] {
  const { def } = schema._zod;
  if (def.type !== 'string') return inside(def as Inside).flatMap(([step, inner]) => stringsIn(inner, place + step));
  // A schema such as `z.uuid()` is its own check.
  const rules = [def, ...(def.checks ?? []).map((check) => check._zod.def)] as readonly Rule[];
  const maximum = rules.find((rule) => rule.check === 'max_length')?.maximum;
  return [{ place, schema, maximum, patterns: rules.flatMap(({ pattern }) => pattern ?? []) }];
}

function inside({ shape = {}, getter, element, innerType, options = [], ...pair }: Inside): [string, Schema][] {
  const unnamed = [getter?.(), element, innerType, ...options, pair.keyType, pair.valueType, pair.in, pair.out];
  return [
    ...Object.entries(shape).map(([name, field]): [string, Schema] => [`.${name}`, field]),
    ...unnamed.filter((schema) => schema !== undefined).map((schema): [string, Schema] => ['', schema]),
  ];
}
