import { expect, it } from 'vitest';
import { sectionText } from '../report/render-section.ts';
import { isMissed } from '../report/section.ts';
import { reportContent } from './report-content.ts';

const reads = (perSecond: number, others = 0) => ({ perSecond, p50: 1000 / perSecond, p99: 5000 / perSecond, others });
const facts = { rounds: 3, seconds: 2, seed: 42, programs: ['MongoDB 8.0'], connections: 32 };
const list = (content: Parameters<typeof reads>[], control: number[], bytes = 1234) => ({
  name: 'rates',
  bytes,
  reads: { content: content.map((one) => reads(...one)), control: control.map((one) => reads(one)) },
});

it('holds the ratio of the same round, and the bytes, against their bars', () => {
  const { figures } = reportContent([list([[600], [100], [900]], [1000, 1000, 1000])], facts);
  expect(figures.map(({ value }) => value)).toEqual([1234, 600, 0.6, 5000 / 600, 5]);
  expect(figures.filter(isMissed)).toEqual([]);
  const slow = reportContent([list([[400], [490], [900]], [1000, 1000, 1000], 250_001)], facts);
  expect(slow.figures.filter(isMissed)).toHaveLength(2);
});

it('says what stands behind the figures, of each list', () => {
  const text = sectionText(reportContent([list([[100, 2]], [200]), { ...list([[100]], [200]), name: 'resources' }], facts));
  for (const words of ['--seed 42', 'rates: bytes', 'resources: lists answered', 'MongoDB 8.0', '2 answers were not 200']) {
    expect(text).toContain(words);
  }
});
