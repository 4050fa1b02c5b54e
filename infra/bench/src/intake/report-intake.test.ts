import { expect, it } from 'vitest';
import { sectionText } from '../report/render-section.ts';
import { isMissed } from '../report/section.ts';
import { type Measured, reportIntake } from './report-intake.ts';

const load = (perSecond: number, others: Record<string, number> = {}) => ({
  acknowledged: perSecond * 2,
  perSecond,
  p50: 1000 / perSecond,
  p99: 5000 / perSecond,
  others,
  generatorCpu: perSecond / 10_000,
});
/** In another order each round, as they are measured. */
const measured: Measured[] = [
  { round: 1, connections: 64, side: 'control', load: load(1000) },
  { round: 1, connections: 1, side: 'intake', load: load(100) },
  { round: 1, connections: 64, side: 'intake', load: load(500) },
  { round: 1, connections: 1, side: 'control', load: load(400) },
  { round: 2, connections: 1, side: 'control', load: load(200) },
  { round: 2, connections: 64, side: 'intake', load: load(400) },
  { round: 2, connections: 1, side: 'intake', load: load(150) },
  { round: 2, connections: 64, side: 'control', load: load(2000) },
];
const facts = {
  rounds: 2,
  seconds: 2,
  seed: 42,
  programs: ['MongoDB 8.0', 'Redis 7.4'],
  generatorAlone: 9000,
  stored: 2400,
  documentBytes: { intake: 1400, control: 1410 },
};

it('gives medians of each side, and the ratio of the same round', () => {
  const { figures, tables } = reportIntake(measured, facts);
  const valuesOf = (name: string) => figures.filter((figure) => figure.name.startsWith(name)).map(({ value }) => value);
  expect(valuesOf('leads acknowledged')).toEqual([125, 450]);
  expect(valuesOf('the same')).toEqual([0.5, 0.35]);
  expect(figures.filter(isMissed).map(({ value }) => value)).toEqual([0.35]);
  expect(tables[0]?.rows).toContainEqual(['1', 'ratio', '0.50 (0.25 - 0.75)', '', '']);
  expect(tables[1]?.rows).toEqual([
    ['1', '100', '400', '0.25', '500', '1000', '0.50'],
    ['2', '150', '200', '0.75', '400', '2000', '0.20'],
  ]);
});

it('says what stands behind the figures, answers other than 201 included', () => {
  const text = sectionText(reportIntake(measured, facts));
  for (const words of [
    '--seed 42',
    'Redis 7.4',
    '9000/s where nothing is stored',
    'at most 20% of one core',
    'Every answer was 201. 2300 leads',
  ])
    expect(text).toContain(words);
  const refused = [{ round: 3, connections: 1, side: 'intake', load: load(10, { 503: 4, timeout: 1 }) } as const];
  expect(sectionText(reportIntake([...measured, ...refused], facts))).toContain(
    'Answers other than 201: 4 x 503 of intake, 1 x timeout of intake.',
  );
});
