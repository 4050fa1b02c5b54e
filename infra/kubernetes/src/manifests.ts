import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

interface Named {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
}

export interface Manifest extends Named {
  // biome-ignore lint/suspicious/noExplicitAny: as the file has it, checked against the schemas of Kubernetes.
  readonly spec: any;
}

const folder = join(import.meta.dirname, '..');

export const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Every object of a file below `infra/kubernetes`. */
export const manifestsOf = (file: string): Manifest[] => parseAllDocuments(textOf(file)).map((document) => document.toJS());

export function manifestOf(file: string, kind: string, name?: string): Manifest {
  const found = manifestsOf(file).find((manifest) => manifest.kind === kind && (name === undefined || manifest.metadata.name === name));
  if (!found) throw new Error(`${file} has no ${kind} ${name ?? ''}`);
  return found;
}
