import { expect, test } from 'vitest';
import { manifest, row } from '../../test/write-builds.ts';
import { hostRoute, mergeManifests } from './merge-manifests.ts';

test('keeps the order of the remotes and names the remote in each row', () => {
  const merged = mergeManifests([manifest('mfe-content', [row('home', '/')]), manifest('mfe-tools', [row('calculator', '/calculator')])]);
  expect(merged.map(({ id, remote }) => [id, remote])).toEqual([
    ['home', 'mfe-content'],
    ['calculator', 'mfe-tools'],
  ]);
});

test.each([
  ['two rows with one path', row('a', '/same'), row('b', '/same'), 'path /same: in mfe-content (a) and in mfe-tools (b)'],
  [
    "an alias that is another row's path",
    row('a', '/same'),
    row('b', '/b', { aliases: ['/same'] }),
    'path /same: in mfe-content (a) and in mfe-tools (b)',
  ],
  ['two rows with one id', row('same', '/a'), row('same', '/b'), 'id same: in mfe-content (same) and in mfe-tools (same)'],
])('refuses %s', (_case, first, second, problem) => {
  expect(() => mergeManifests([manifest('mfe-content', [first]), manifest('mfe-tools', [second])])).toThrow(problem);
});

test('refuses a row whose alias repeats its own path', () => {
  expect(() => mergeManifests([manifest('mfe-content', [row('a', '/a', { aliases: ['/a'] })])])).toThrow('path /a');
});

test('refuses an indexable page without a date, but not a staff page', () => {
  const { updatedOn: _none, ...undated } = row('undated', '/undated');
  expect(() => mergeManifests([manifest('mfe-content', [undated])])).toThrow('no updatedOn: in mfe-content (undated)');
  expect(mergeManifests([manifest('mfe-admin', [{ ...undated, indexable: false }])])).toHaveLength(1);
});

test('refuses a page below itself, but not one below a missing page', () => {
  const [lower, upper] = [row('a', '/a', { parent: 'b' }), row('b', '/b', { parent: 'a' })];
  expect(() => mergeManifests([manifest('mfe-content', [lower, upper])])).toThrow('below itself: mfe-content (a)');
  expect(mergeManifests([manifest('mfe-content', [lower])])).toHaveLength(1);
});

test('gives pages only the route fields that they show', () => {
  const shown = hostRoute({
    ...row('course', '/education/course', { parent: 'education', aliases: ['/course'] }),
    remote: 'mfe-content',
    kind: 'course',
    parts: [{ name: 'Lesson', minutes: 12 }],
    questions: [{ question: 'Why?', answer: 'So.' }],
  });
  expect(Object.keys(shown).sort()).toEqual(['aliases', 'head', 'id', 'indexable', 'parent', 'path', 'remote']);
});
