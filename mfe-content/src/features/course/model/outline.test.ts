import { expect, it } from 'vitest';
import { lessonAnchor, lessonOfHash } from './lesson-anchor.ts';
import { lessonIds, outline } from './outline.ts';

it('is ten lessons of 12 to 22 minutes, two and a half hours in all, in this order', () => {
  expect(outline.map(({ title }) => title)).toEqual([
    'FIA fundamentals',
    'Index crediting methods',
    'Cap rates',
    'Participation rates',
    'Spread and margin',
    'Multi-index options',
    'Income riders and GLWB',
    'Surrender periods',
    'Bonus annuities',
    'FIA vs other vehicles',
  ]);
  const minutes: number[] = outline.map((lesson) => lesson.minutes);
  expect(Math.min(...minutes)).toBe(12);
  expect(Math.max(...minutes)).toBe(22);
  expect(minutes.reduce((sum, each) => sum + each)).toBe(150);
});

it('finds a lesson by its anchor, and nothing by any other', () => {
  for (const id of lessonIds) expect(lessonOfHash(`#${lessonAnchor(id)}`)).toBe(id);
  for (const hash of ['', '#', '#lessons', '#lesson-0', '#lesson-11', '#lesson-1x', 'lesson-1']) expect(lessonOfHash(hash)).toBeUndefined();
});
