import { readFileSync } from 'node:fs';

type Source = Readonly<Record<string, string | undefined>>;

/** Environment variables with the values of `X_FILE` filled in for each setting `X`. An empty value or file counts as absent. */
export interface GivenSettings {
  readonly given: Readonly<Record<string, string>>;
  /** Reasons by the name of the setting. */
  readonly faults: ReadonlyMap<string, string>;
}

/** A secret in a file does not show in `docker inspect` or in the environment of a child process. */
export function readSettingFiles(source: Source, settings: readonly string[]): GivenSettings {
  const given = new Map(Object.entries(source).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''));
  const faults = new Map<string, string>();
  for (const name of settings) {
    const file = given.get(`${name}_FILE`);
    if (file === undefined) continue;
    const value = readValue(file);
    if (given.has(name)) faults.set(name, `is set, and so is ${name}_FILE: set one of the two`);
    else if (value === undefined) faults.set(name, `cannot be read from the file that ${name}_FILE names`);
    else if (value !== '') given.set(name, value);
  }
  return { given: Object.fromEntries(given), faults };
}

/** Undefined if the file cannot be read. */
function readValue(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
