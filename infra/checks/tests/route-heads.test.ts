import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headOf } from '@annuity-lantern/contracts/head';
import { RouteRow } from '@annuity-lantern/contracts/route-manifest';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = path.join(import.meta.dirname, '../../..');
const files = globSync('mfe-*/src/routes.ts', { cwd: root });
const modules: { routes: readonly RouteRow[] }[] = await Promise.all(files.map((file) => import(path.join(root, file))));
const routes = modules.flatMap((module) => module.routes);
const context = { productName: 'Annuity Lantern', publicOrigin: 'https://www.example.org', indexing: true };
const contentsOf = (row: RouteRow) => {
  const { title, canonical, metas } = headOf(row, context);
  return [title, canonical, ...metas.map(({ content }) => content)];
};

it('reads the routes of all remotes', () => {
  expect(files).toHaveLength(3);
  expect(routes.map(({ id }) => id)).toEqual(expect.arrayContaining(['home', 'corrections', 'contract-check', 'admin']));
});

describe.each(routes)('the head of $path', (row) => {
  it('has a title, a description, keywords and a canonical link', () => {
    expect(z.safeParse(RouteRow, row).error).toBeUndefined();
    expect(headOf(row, context).metas.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['description', 'keywords', 'og:title', 'og:description', 'og:url', 'twitter:description']),
    );
    expect(contentsOf(row).filter((content) => !content)).toEqual([]);
  });

  it('has no empty tag where another page embeds only the title', () => {
    const embedded = { ...row, head: { title: row.head.title, description: '', keywords: [] } };
    expect(contentsOf(embedded).filter((content) => !content)).toEqual([]);
  });

  it('has no day of change later than today', () => {
    expect((row.updatedOn ?? '') <= new Date().toISOString().slice(0, 10)).toBe(true);
  });
});

it('no two pages share a title or a description', () => {
  for (const part of ['title', 'description'] as const) {
    const all = routes.map(({ head }) => head[part]);
    expect(all).toEqual([...new Set(all)]);
  }
});

const sources = globSync('{shell,mfe-content,mfe-tools,packages/*}/{src,content}/**/*.{ts,tsx,mdx}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\/|\/(?:routes|remote|server)\.ts$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

it.each(routes.filter(({ indexable }) => indexable).map(({ id }) => id))('finds a link to the page %s', (id) => {
  // In markup, in a list of links, or as a row of the tools, which menus and `/tools` draw.
  expect(sources).toMatch(new RegExp(`\\bto=["']${id}["']|\\bto=\\{.*'${id}'|\\b(?:id|to): '${id}'|^  '?${id}'?: '`, 'm'));
});
