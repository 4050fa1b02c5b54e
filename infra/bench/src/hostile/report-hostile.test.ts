import { expect, it } from 'vitest';
import { sectionText } from '../report/render-section.ts';
import { isMissed } from '../report/section.ts';
import { reportHostile } from './report-hostile.ts';

const tried = (status: number, complaint?: string, ms = 5) => ({ status, complaint, ms });
const facts = { seed: 11, alive: true, programs: ['Redis 7.4'] };

it('counts answers, failures and complaints, and times all of them', () => {
  const { figures, tables } = reportHostile([tried(201), tried(400), tried(400), tried(422, undefined, 300)], facts);
  expect(figures.map(({ value }) => value)).toEqual([4, 0, 0, 300, 5]);
  expect(figures.some(isMissed)).toBe(false);
  expect(tables[0]?.rows).toEqual([
    ['201', '1'],
    ['400', '2'],
    ['422', '1'],
  ]);
});

it('names what was wrong', () => {
  const report = reportHostile(
    [tried(500, '500'), tried(0, 'no answer: ECONNRESET', Number.NaN), tried(201, 'age is stored as something else')],
    facts,
  );
  expect(report.figures.map(isMissed)).toEqual([false, true, true, false, false]);
  expect(report.figures[1]?.value).toBe(2);
  expect(sectionText(report)).toContain('age is stored as something else');
});
