import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type DayReminderTool, dayReminders } from '@annuity-lantern/contracts/http';
import { toolNames } from '@annuity-lantern/contracts/tools';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const pages = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: root })];
const folders = 'docs|infra|mfe-admin|mfe-content|mfe-tools|packages|services|shell|types';

/** The paths that a page names: links from its own folder, and code that begins with one of our folders. Patterns such as `mfe-*` are left out. */
function pathsIn(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, link = '']) => join(dirname(page), link));
  const code = [...text.matchAll(new RegExp(`\`((?:${folders})/[^\`\\s]*)\``, 'g'))].map(([, path = '']) => path);
  return [...links, ...code].filter((path) => !/[*{}<>]|dist\/|node_modules/.test(path));
}

it.each(pages)('finds every path that %s names', (page) => {
  const paths = pathsIn(page, readFileSync(join(root, page), 'utf8'));
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it.each(pages)('finds no conflict marker in %s', (page) => {
  expect(readFileSync(join(root, page), 'utf8')).not.toMatch(/^(?:<{7}|={7}|>{7})/m);
});

it('reads links and code, without patterns and addresses of the web', () => {
  const text =
    'See [a](adr/1.md#part), [b](https://example.com/x), `packages/ui/src/ui.ts`, `mfe-*/src`, `packages/<name>/src` and `npm test`.';
  expect(pathsIn('docs/page.md', text)).toEqual(['docs/adr/1.md', 'packages/ui/src/ui.ts']);
});

it.each(Object.keys(dayReminders) as DayReminderTool[])(
  'finds the reminder of %s in its tool, and in docs/operations/rate-watch.md',
  (tool) => {
    const sources = globSync('mfe-*/src/**/*.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
    expect(sources.some((text) => text.includes(`<RemindOfDay tool="${tool}"`))).toBe(true);
    expect(readFileSync(join(root, 'docs/operations/rate-watch.md'), 'utf8')).toContain(toolNames[tool].toLowerCase());
  },
);
