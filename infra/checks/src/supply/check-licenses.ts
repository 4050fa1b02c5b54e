import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Licenses that a package may have, with what they ask of us. */
const allowed: Readonly<Record<string, { readonly asks: string; readonly onlyDevelopment?: true }>> = {
  '0BSD': { asks: 'nothing' },
  'Apache-2.0': { asks: 'its text, served at /licenses.txt' },
  'BlueOak-1.0.0': { asks: 'its text or a link' },
  'BSD-2-Clause': { asks: 'its text' },
  'BSD-3-Clause': { asks: 'its text' },
  'CC-BY-4.0': { asks: 'credit', onlyDevelopment: true },
  'CC0-1.0': { asks: 'nothing' },
  ISC: { asks: 'its text' },
  MIT: { asks: 'its text' },
  'MIT-0': { asks: 'nothing' },
  'MPL-2.0': { asks: 'changes to its own files are published; we make none' },
  'OFL-1.1': { asks: 'its text; fonts are not sold alone' },
  Unlicense: { asks: 'nothing' },
  Zlib: { asks: 'nothing of a built program' },
};

interface LicenseReport {
  /** How many packages have each license, as they name it. */
  readonly counts: ReadonlyMap<string, number>;
  /** One line for each package whose license is not allowed or not known. */
  readonly faults: readonly string[];
}

/** Compares the license of each package of the lockfile, of production and of development, with the allowed ones. */
export function checkLicenses(root: string): LicenseReport {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> };
  const counts = new Map<string, number>();
  const faults: string[] = [];
  for (const [path, locked] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || locked.link) continue;
    const license = locked.license ?? installedLicense(join(root, path));
    counts.set(license, (counts.get(license) ?? 0) + 1);
    if (!isAllowed(license, locked.dev === true)) faults.push(`${path.split('node_modules/').at(-1)} ${locked.version}: ${license}`);
  }
  return { counts, faults };
}

/** Reads an SPDX expression without parentheses inside parentheses: one side of an OR is enough, each side of an AND counts. */
export function isAllowed(expression: string, isDevelopment: boolean): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((side) => side.split(' AND ').every((name) => allowsOne(name, isDevelopment)));
}

function allowsOne(name: string, isDevelopment: boolean): boolean {
  const row = allowed[name];
  return row !== undefined && (isDevelopment || !row.onlyDevelopment);
}

/** Old packages name their license in a list, which npm leaves out of the lockfile. */
function installedLicense(folder: string): string {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return 'unknown';
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string; licenses?: { type: string }[] };
  return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown';
}
