import type { InputField } from './input-fields.ts';

export type Fields<Name extends string> = Readonly<Record<Name, InputField>>;
export type Inputs<Name extends string> = Readonly<Record<Name, string>>;

/** The initial texts of a tool's fields. */
export function initialInputs<Name extends string>(fields: Fields<Name>): Inputs<Name> {
  return mapFields(fields, (name) => fields[name].initial);
}

/** The inputs as the part of an address after `#`, which no browser sends to a server. A text that cannot be read is left out. */
export function writeInputsHash<Name extends string>(fields: Fields<Name>, inputs: Inputs<Name>): string {
  const names = Object.keys(fields) as Name[];
  // The three fields of a date have one key and one value.
  return toHash(Object.fromEntries(names.map((name) => [keyOf(fields, name), fields[name].toLink(inputs[name], inputs)])));
}

/** Values of a link as the part of an address after `#`. One that is undefined is left out. */
export function toHash(values: Readonly<Record<string, string | undefined>>): string {
  const given = new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return given.size > 0 ? `#${given}` : '';
}

/** The inputs that a link carries, each only if it is one that the page could have written. Empty for any other `#...`. */
export function readInputsHash<Name extends string>(fields: Fields<Name>, hash: string): Partial<Inputs<Name>> {
  const given = new URLSearchParams(hash.slice(1, LONGEST_HASH));
  const read = mapFields(fields, (name) => {
    const value = given.get(keyOf(fields, name));
    return value === null ? undefined : fields[name].fromLink(value);
  });
  return Object.fromEntries(Object.entries(read).filter(([, text]) => text !== undefined)) as Partial<Inputs<Name>>;
}

/** What a link says that its tool could not read, as `age=abc`: unknown names, and values that the page could not have written. */
export function unreadInHash<Name extends string>(fields: Fields<Name>, hash: string): string[] {
  // Without "=" it is an anchor of the page.
  if (!hash.includes('=')) return [];
  const names = Object.keys(fields) as Name[];
  const isRead = (key: string, value: string) => names.some((name) => keyOf(fields, name) === key && Boolean(fields[name].fromLink(value)));
  return [...new URLSearchParams(hash.slice(1, LONGEST_HASH))]
    .filter(([key, value]) => value !== '' && !isRead(key, value))
    .map(([key, value]) => `${key}=${value}`);
}

function keyOf<Name extends string>(fields: Fields<Name>, name: Name): string {
  return fields[name].key ?? name;
}

const LONGEST_HASH = 2000;

/** A record with the same names. */
export function mapFields<Name extends string, Value>(
  fields: Readonly<Record<Name, unknown>>,
  make: (name: Name) => Value,
): Record<Name, Value> {
  const names = Object.keys(fields) as Name[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
