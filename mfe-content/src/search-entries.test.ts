import { toolIds } from '@annuity-lantern/contracts/tools';
import { expect, it } from 'vitest';
import { lessonIds } from './features/course/model/outline.ts';
import { glossary } from './glossary/terms.ts';
import { routes } from './routes.ts';
import { entries } from './search-entries.ts';

it('has every tool, lesson and term once, with words to find it by', () => {
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  expect([count('tool'), count('lesson'), count('term')]).toEqual([toolIds.length, lessonIds.length, Object.keys(glossary).length]);
  const places = entries.map(({ to, suffix = '' }) => to + suffix);
  expect(places).toEqual([...new Set(places)]);
  for (const { title, text } of entries) expect(title && text).not.toBe('');
});

it('leads to pages of this remote, or to tools', () => {
  const known = new Set<string>([...routes.map(({ id }) => id), ...toolIds]);
  expect(entries.filter(({ to }) => !known.has(to))).toEqual([]);
});
