import { expect, it } from 'vitest';
import type { Run } from '../run-product.ts';
import { areKept, judge, word } from './verdicts.ts';
import { mergeReport } from './write-report.ts';

const kept: Run = {
  visitors: {
    sent: 2,
    acknowledged: [{}, {}],
    answers: { 201: 2, 503: 4, 429: 1, 'no answer': 3 },
    took: [],
  } as unknown as Run['visitors'],
  struck: [],
  drain: { effects: 12, firstSeconds: 9, seconds: 9 },
  takeovers: [{ killedAt: 0, ms: 9000 }],
  crashed: [],
  findings: {
    stored: 2,
    lost: [],
    mixedUp: [],
    expected: 12,
    done: 11,
    unconfirmed: { visitorMail: 1, analytics: 0 },
    unconfirmedBecause: { worker_lost: 1 },
    unsettled: [],
    wronglyUnconfirmed: [],
    missing: [],
    twice: [],
    resent: 1,
    strange: [],
  },
};
const controls = [{ name: 'answer-before-insert.ts', kills: 3, acknowledged: 30, found: 2, what: 'acknowledged leads lost' }];
const after = (changes: Partial<Run>) => judge({ ...kept, ...changes }, controls);
const unmet = (verdicts: ReturnType<typeof judge>) =>
  verdicts.filter(({ met }) => met === false).map((verdict) => [verdict.name, word(verdict)]);

it('is content with a promise that was kept', () => {
  expect(unmet(judge(kept, controls))).toEqual([]);
  expect(areKept(judge(kept, controls))).toBe(true);
});

it.each(['lost', 'mixedUp', 'wronglyUnconfirmed', 'missing', 'twice', 'strange'] as const)('is broken by what is %s', (what) => {
  const verdicts = after({ findings: { ...kept.findings, [what]: ['a lead'] } });
  expect(unmet(verdicts)).toEqual([[expect.any(String), 'BROKEN']]);
  expect(areKept(verdicts)).toBe(false);
});

it('is broken by an effect that is neither done nor unconfirmed, and by a run without effects', () => {
  expect(areKept(after({ findings: { ...kept.findings, done: 10 } }))).toBe(false);
  expect(areKept(after({ findings: { ...kept.findings, expected: 0, done: 0, unconfirmed: {} } }))).toBe(false);
});

it('is broken by a visitor who was refused, answered 500, or never heard', () => {
  const visitors = (changes: object) => ({ visitors: { ...kept.visitors, ...changes } as Run['visitors'] });
  for (const answers of [{ 422: 1 }, { 403: 1 }, { 500: 1 }]) expect(areKept(after(visitors({ answers })))).toBe(false);
  expect(areKept(after(visitors({ sent: 3 })))).toBe(false);
});

it('is broken by a service that ends by itself', () => {
  expect(areKept(after({ crashed: ['intake: 1 times'] }))).toBe(false);
});

it('is broken by a control that loses nothing', () => {
  expect(areKept(judge(kept, [{ ...(controls[0] as (typeof controls)[0]), found: 0 }]))).toBe(false);
});

it('tells of a bar of speed that is missed, and does not call it a broken promise', () => {
  const slow = after({ takeovers: [{ killedAt: 0, ms: 21_000 }], drain: { effects: 3, firstSeconds: undefined, seconds: undefined } });
  expect(unmet(slow).map(([, verdict]) => verdict)).toEqual(['MISSED', 'MISSED', 'MISSED']);
  expect(areKept(slow)).toBe(true);
});

it('measures takeovers only where nothing else that they need was down', () => {
  const fault = { victim: 'redis', how: 'freeze', at: 0, worker: 1, moment: 'at its time', seconds: 6 } as const;
  const struck = (at: number, overAt: number) => [{ fault, name: 'redis', at, overAt, aimed: false }];
  const slow = { takeovers: [{ killedAt: 10_000, ms: 21_000 }] };
  const disturbed = after({ ...slow, struck: struck(12_000, 18_000) });
  expect(unmet(disturbed)).toEqual([]);
  expect(disturbed.map(word).filter((verdict) => verdict === 'not measured')).toHaveLength(2);
  expect(unmet(after({ ...slow, struck: struck(32_000, 38_000) }))).toHaveLength(2);
});

it('keeps the reports of other seeds, in their order', () => {
  const first = mergeReport(mergeReport('', '## Seed 2\n\nother'), '## Seed 1\n\nold');
  const second = mergeReport(first, '## Seed 1\n\nnew');
  expect(second.match(/^# /gm)).toHaveLength(1);
  expect(second).toContain('## Seed 1\n\nnew\n\n## Seed 2\n\nother\n');
  expect(second).not.toContain('old');
});
