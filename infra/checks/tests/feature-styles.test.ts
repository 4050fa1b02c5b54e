import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folders = ['mfe-content/src', 'shell/src', 'packages/host-kit/src'];
/** Their font sizes and colors are still their own. */
const unfinished = /\/(dates|free-look|renewal-window|inherited-annuity|roll-up-decoder)\//;

const sheets = globSync(
  folders.map((folder) => `${folder}/**/*.module.css`),
  { cwd: root },
).filter((file) => !unfinished.test(file));

it('finds the stylesheets of pages and features', () => expect(sheets.length).toBeGreaterThan(60));

it.each(sheets)('takes font sizes and colors from the tokens in %s', (file) => {
  const css = readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const sizes = Array.from(css.matchAll(/font-size:\s*([^;}]+)/g), ([, size = '']) => size.trim());
  // Points are for paper, which knows no text size of a reader's choice.
  expect(sizes.filter((size) => !/^(var\(--text-[\w-]+\)|inherit|[\d.]+pt)$/.test(size))).toEqual([]);
  expect(css.match(/#[0-9a-f]{3,8}\b/gi) ?? []).toEqual([]);
});

it.each(
  globSync(
    folders.map((folder) => `${folder}/**/*.tsx`),
    { cwd: root },
  ),
)('names only classes that its stylesheet has in %s', (file) => {
  const code = readFileSync(join(root, file), 'utf8');
  for (const [, name = '', sheet = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const css = readFileSync(join(root, dirname(file), sheet), 'utf8');
    const named = new Set(Array.from(code.matchAll(new RegExp(`\\b${name}\\.(?!module)(\\w+)`, 'g')), ([, used = '']) => used));
    expect([...named].filter((used) => !new RegExp(`\\.${used}(?![\\w-])`).test(css))).toEqual([]);
  }
});
