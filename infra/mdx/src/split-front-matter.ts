import { parse } from 'yaml';
import type * as z from 'zod';
import { fillFigures } from './fill-figures.ts';

interface Text<Front> {
  readonly front: Front;
  /** The text below the front matter, on the lines that it has in the file. */
  readonly body: string;
}

/** Reads the front matter between the two `---` lines, and writes its figures out. Raises an error that names the file and the key. */
export function splitFrontMatter<Front>(file: string, source: string, schema: z.ZodType<Front>): Text<Front> {
  const [whole, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  if (whole === undefined || yaml === undefined) throw new Error(`${file}:1: a text begins with front matter between two lines of ---`);
  const { data, error } = schema.safeParse(fillEach(parseYaml(file, yaml), file));
  if (error) {
    const faults = error.issues.map(({ path, message }) => `${file}: in the front matter, ${path.join('.') || 'at the top'}: ${message}`);
    throw new Error(faults.join('\n'));
  }
  return { front: data, body: whole.replace(/[^\n]/g, '') + source.slice(whole.length) };
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new Error(`${file}: the front matter can't be read: ${(error as Error).message}`);
  }
}

function fillEach(value: unknown, file: string): unknown {
  if (typeof value === 'string') return fillFigures(value, file);
  if (Array.isArray(value)) return value.map((each) => fillEach(each, file));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillEach(each, file)]));
}
