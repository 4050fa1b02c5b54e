import { expect, test } from 'vitest';
import { row } from '../../test/write-builds.ts';
import { hostRoute } from './host-route.ts';

test('a page carries what it shows of a route, and nothing that only crawlers read', () => {
  const shown = hostRoute({
    ...row('course', '/education/course', { parent: 'education', aliases: ['/course'] }),
    remote: 'mfe-content',
    kind: 'course',
    parts: [{ name: 'Lesson', minutes: 12 }],
    questions: [{ question: 'Why?', answer: 'So.' }],
  });
  expect(Object.keys(shown).sort()).toEqual(['aliases', 'head', 'id', 'indexable', 'parent', 'path', 'remote']);
});
