import { sectionText } from '@annuity-lantern/harness/report';
import { expect, it } from 'vitest';
import { sampleFindings } from '../testing/sample-findings.ts';
import { type ComposeRun, judge, sectionOf } from './report.ts';

const visitors = {
  sent: 1,
  acknowledged: [{ id: 'a', email: 'a@example.org', status: 201 }],
  answers: { 201: 1 },
  took: [10],
  sealedAt: [],
  waiting: () => 0,
  allHeard: Promise.resolve(),
  giveUp: () => {},
};
const seen = { pages: { read: 4, failures: [] }, browsed: { sent: 1, thanked: 1, failures: [] } };
const phase = { visitors, seen, struck: ['primary', 'redis', 'redis'], drainSeconds: 2 };
const kept: ComposeRun = {
  phases: [phase, { ...phase, struck: ['mongodb-1'] }],
  leads: [],
  findings: sampleFindings,
  cold: 40,
  atRest: new Map([['gateway-1', 60]]),
  underLoad: undefined,
};
const broken = (run: ComposeRun) =>
  judge(run)
    .filter(({ isKept }) => !isKept)
    .map(({ name }) => name);
const textOf = (run: ComposeRun) => sectionText(sectionOf('a command', run, judge(run)));

it('accepts a run that kept every promise, and counts what was struck', () => {
  expect(broken(kept)).toEqual([]);
  expect(textOf(kept)).toMatch(/containers +primary 1, redis 2 +mongodb-1 1/);
});

it('names the leads behind a broken promise', () => {
  const lost = { ...kept, findings: { ...kept.findings, lost: ['lead-7 (201)'] } };
  expect(broken(lost)).toEqual(['acknowledged leads lost']);
  expect(textOf(lost)).toContain('lead-7 (201)');
});

it.each<[string, Partial<ComposeRun>]>([
  ['visitors stored twice', { leads: ['a', 'b'].map((_id) => ({ _id, email: 'a@example.org', consent: null, effects: {} as never })) }],
  ['visitors never acknowledged', { phases: [{ ...phase, visitors: { ...visitors, sent: 2 } }, phase] }],
  [
    'pages not answered 200 in the rolling restart',
    { phases: [phase, { ...phase, seen: { ...seen, pages: { read: 1, failures: ['/ 502'] } } }] },
  ],
])('is broken by %s', (name, changes) => {
  expect(broken({ ...kept, ...changes })).toEqual([name]);
});
