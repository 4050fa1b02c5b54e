import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const code = globSync(
  ['{shell,mfe-*}/{src,resources,content}/**/*.{ts,tsx,css,mdx}', '{packages,services,infra}/**/*.{ts,tsx,css}', '*/rspack.config.ts'],
  {
    cwd: root,
    exclude: (file) => file.includes('node_modules') || file.includes('fixtures'),
  },
).map((file) => ({ file, text: read(file) }));

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

const exported = globSync(
  ['{shell,mfe-*}/package.json', 'packages/*/package.json', 'services/libs/*/package.json', 'infra/*/package.json'],
  {
    cwd: root,
  },
).flatMap((file) => {
  const { name, exports = {} } = JSON.parse(read(file)) as Manifest;
  return Object.entries(exports).map(([key, target]) => ({ folder: path.dirname(file), as: path.posix.join(name, key), target }));
});

// Files that no list has and nothing imports are found by knip.
describe('an export of a package', () => {
  it.each(exported)('$as has its file', ({ folder, target }) => {
    expect(existsSync(path.join(root, folder, target))).toBe(true);
  });

  it.each(exported)('$as is imported by another workspace', ({ folder, as }) => {
    const names = [`'${as}'`, `"${as}"`];
    expect(code.some(({ file, text }) => !file.startsWith(`${folder}/`) && names.some((name) => text.includes(name)))).toBe(true);
  });
});
