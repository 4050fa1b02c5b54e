import { expect, test } from 'vitest';
import { manifest, row } from '../../test/write-builds.ts';
import { hostRoute, mergeManifests } from './merge-manifests.ts';

test('rows keep the order of the remotes and name theirs', () => {
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
])('%s are refused', (_case, first, second, problem) => {
  expect(() => mergeManifests([manifest('mfe-content', [first]), manifest('mfe-tools', [second])])).toThrow(problem);
});

test('a row whose alias repeats its own path is refused', () => {
  expect(() => mergeManifests([manifest('mfe-content', [row('a', '/a', { aliases: ['/a'] })])])).toThrow('path /a');
});

test('a page that may be indexed and has no date is refused, one of staff is not', () => {
  const { updatedOn: _none, ...undated } = row('undated', '/undated');
  expect(() => mergeManifests([manifest('mfe-content', [undated])])).toThrow('no updatedOn: in mfe-content (undated)');
  expect(mergeManifests([manifest('mfe-admin', [{ ...undated, indexable: false }])])).toHaveLength(1);
});

test('a page below itself is refused, one below a page that is not there is not', () => {
  const [lower, upper] = [row('a', '/a', { parent: 'b' }), row('b', '/b', { parent: 'a' })];
  expect(() => mergeManifests([manifest('mfe-content', [lower, upper])])).toThrow('below itself: mfe-content (a)');
  expect(mergeManifests([manifest('mfe-content', [lower])])).toHaveLength(1);
});

test('pages embed only the fields of a route that they show', () => {
  const shown = hostRoute({
    ...row('course', '/education/course', { parent: 'education', aliases: ['/course'] }),
    remote: 'mfe-content',
    kind: 'course',
    parts: [{ name: 'Lesson', minutes: 12 }],
    questions: [{ question: 'Why?', answer: 'So.' }],
  });
  expect(Object.keys(shown).sort()).toEqual(['aliases', 'head', 'id', 'indexable', 'parent', 'path', 'remote']);
});
