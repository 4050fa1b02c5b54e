import { expect, it } from 'vitest';
import { judge, type Run, reportText, sectionOf } from './report.ts';
import { sampleFindings } from './testing/sample-findings.ts';

const kept: Run = {
  visitors: {
    sent: 2,
    acknowledged: [
      { id: 'a', email: 'a@example.org', status: 201 },
      { id: 'b', email: 'b@example.org', status: 202 },
    ],
    answers: { 201: 1, 202: 1, 503: 4, 429: 1, 'no answer': 3 },
    took: [10, 20],
    sealedAt: [1000, 20_000],
  },
  struck: [
    { fault: { at: 1, victim: 'redis', instance: 1, how: 'kill', moment: 'answer given', seconds: 2 }, names: ['redis'], aimed: true },
    {
      fault: { at: 2, victim: 'worker', instance: 1, how: 'freeze', moment: 'at its time', seconds: 9 },
      names: ['worker-1'],
      aimed: false,
    },
  ],
  drainSeconds: 9,
  within: 420,
  crashed: [],
  findings: { ...sampleFindings, takenOver: ['a lead'], resent: 1 },
};
const atBoundary = { at: 3, victim: 'worker', instance: 1, how: 'kill', moment: 'webhook answered', seconds: 0 } as const;
const moved = { at: 3, victim: 'primary', instance: 1, how: 'step down', moment: 'at its time', seconds: 0 } as const;
const stepdown = { fault: moved, names: ['primary'], aimed: false };
const away = { at: 1, victim: 'mongodb', instance: 1, how: 'kill', moment: 'visitorMail taken', seconds: 25 } as const;
const outage = { fault: away, names: ['mongodb'], aimed: true };
const failover = { fault: { ...moved, victim: 'redis primary', how: 'demote' }, names: ['redis primary'], aimed: false } as const;
const clean = { ...kept.findings, done: 12, unconfirmed: 0, takenOver: [] };
const slow = { ...kept.visitors, answers: { 201: 90, 202: 9, 503: 2 } };
const control = { name: 'answer-before-insert.ts', kills: 3, found: 2, what: 'acknowledged leads lost' };
const broken = (changes: Partial<Run>) => judge({ ...kept, ...changes }, [control]).filter(({ isKept }) => !isKept).length;

it('accepts a run that kept every promise', () => {
  expect(broken({})).toBe(0);
});

it.each(['lost', 'mixedUp', 'wronglyUnconfirmed', 'missing', 'twice', 'strange'] as const)('is broken by one lead that is %s', (what) => {
  expect(broken({ findings: { ...kept.findings, [what]: ['a lead'] } })).toBe(1);
});

it.each<[string, Partial<Run>]>([
  ['an effect that is neither done nor unconfirmed', { findings: { ...kept.findings, done: 10 } }],
  ['a run without effects', { findings: { ...kept.findings, expected: 0, done: 0, unconfirmed: 0 } }],
  ['a boundary that no kill hit', { struck: [{ fault: atBoundary, names: ['worker-1'], aimed: false }] }],
  ['a visitor who was answered 422', { visitors: { ...kept.visitors, answers: { 422: 1 } } }],
  ['a visitor who was answered 500', { visitors: { ...kept.visitors, answers: { 500: 1 } } }],
  ['a visitor who was never acknowledged', { visitors: { ...kept.visitors, sent: 3 } }],
  ['a service that crashed', { crashed: ['intake: 1 times'] }],
  ['effects that are worked off too late', { within: 8.9 }],
  ['unconfirmed effects without any fault', { struck: [], findings: { ...clean, done: 11, unconfirmed: 1 } }],
  ['an effect that was taken over while every worker lived', { struck: [outage], findings: { ...clean, takenOver: ['a lead'] } }],
  ['requests sealed too late after a failover of Redis', { struck: [...kept.struck, outage, { ...failover, movedAt: 4000 }] }],
  ['no request sealed after a failover of Redis', { struck: [...kept.struck, outage, { ...failover, movedAt: 21_000 }] }],
  ['an effect of a newer release that was changed', { rolledBack: { owed: 500, changed: ['a lead'] } }],
  ['a rollback that leaves fewer leads than a sweep reads', { rolledBack: { owed: 499, changed: [] } }],
  ['99 of 101 requests accepted while the primary moved', { struck: [...kept.struck, stepdown], visitors: slow }],
  ['effects that are never worked off', { drainSeconds: undefined }],
])('is broken by %s', (_name, changes) => {
  expect(broken(changes)).toBe(1);
});

it('accepts a failover, a rollback and an outage that did no harm', () => {
  const struck = [...kept.struck, outage, { ...failover, movedAt: 5000 }];
  expect(broken({ struck, rolledBack: { owed: 500, changed: [] } })).toBe(0);
  expect(broken({ struck: [outage], findings: clean })).toBe(0);
});

it('accepts one request in a hundred that was not accepted at once while the primary moved', () => {
  const struck = [...kept.struck, stepdown];
  expect(broken({ struck, visitors: { ...slow, answers: { 201: 90, 202: 9, 503: 1 } } })).toBe(0);
});

it('is broken by a control that loses nothing', () => {
  expect(judge(kept, [{ ...control, found: 0 }]).filter(({ isKept }) => !isKept)).toHaveLength(1);
});

it('prints promises, figures and the leads behind a broken promise', () => {
  const run = { ...kept, findings: { ...kept.findings, lost: ['lead-7 (201)'] } };
  const text = reportText(sectionOf('Seed 5', 'npm run chaos -- --seed 5 --minutes 1', run, judge(run, [control])));
  for (const line of [
    /^Seed 5$/m,
    /acknowledged leads lost +1 +0 +BROKEN/,
    /lead-7 \(201\)/,
    /kills +1: redis 1/,
    /p50 10 ms, p99 20 ms/,
    /1 of 1/,
  ])
    expect(text).toMatch(line);
});
