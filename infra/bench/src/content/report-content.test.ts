import { expect, it } from 'vitest';
import { sectionText } from '../report/render-section.ts';
import { isMissed } from '../report/section.ts';
import { reportContent } from './report-content.ts';

const reads = (perSecond: number, others = 0) => ({ perSecond, p50: 1000 / perSecond, p99: 5000 / perSecond, others });
const facts = { rounds: 3, seconds: 2, seed: 42, programs: ['MongoDB 8.0'], bytes: 1234, connections: 32 };

it('holds the ratio of the same round against the bar', () => {
  const measured = { content: [reads(600), reads(100), reads(900)], control: [reads(1000), reads(1000), reads(1000)] };
  const { figures } = reportContent(measured, facts);
  expect(figures.map(({ value }) => value)).toEqual([600, 0.6, 5000 / 600, 5]);
  expect(figures.filter(isMissed)).toEqual([]);
  const slow = reportContent({ ...measured, content: [reads(400), reads(490), reads(900)] }, facts);
  expect(slow.figures.filter(isMissed)).toHaveLength(1);
});

it('says what stands behind the figures', () => {
  const text = sectionText(reportContent({ content: [reads(100, 2)], control: [reads(200)] }, facts));
  for (const words of ['--seed 42', '1234 bytes', 'MongoDB 8.0', '2 answers were not 200']) expect(text).toContain(words);
});
