import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import { type ProcessKind, processKinds } from '@annuity-lantern/contracts/heartbeats';
import { healthCodes, healthFindings } from '@annuity-lantern/contracts/http';
import type { Heartbeat } from '@annuity-lantern/service-kit/heartbeats';
import type { QueueDepth } from '@annuity-lantern/service-kit/queue-depths';
import { describe, expect, it, test } from 'vitest';
import { findFaults } from './find-faults.ts';
import { hourOfProcess } from './hour-of-process.ts';
import type { MongodbReadings, Readings, RedisReadings } from './readings.ts';
import { toPipelineHealth } from './to-pipeline-health.ts';

const now = Date.parse('2026-03-02T12:00:30Z');
const ago = (seconds: number) => now - seconds * 1000;

const beat = (kind: ProcessKind, seconds: number, counts: Record<string, number> = {}, ended = false): Heartbeat => {
  return { at: ago(seconds), kind, id: `of ${kind}`, startedAt: ago(7200), counts, ended };
};
/** One heartbeat of each kind of process 15 minutes ago, and one 5 seconds ago. */
const allBeat = processKinds.flatMap((kind) => [beat(kind, 900), beat(kind, 5)]);

interface Changes {
  readonly mongodb?: Partial<MongodbReadings> | undefined;
  readonly redis?: Partial<RedisReadings> | undefined;
  readonly beats?: readonly Heartbeat[];
  readonly indexesExist?: boolean;
  readonly officeIsOpen?: boolean;
}

function readingsOf({ beats = allBeat, indexesExist = true, officeIsOpen = true, ...changes }: Changes = {}): Readings {
  const oldestDue = Object.fromEntries(effectNames.map((effect) => [effect, 0])) as Record<EffectName, number>;
  const hours = Object.fromEntries(processKinds.map((kind) => [kind, hourOfProcess(kind, { now, beats })])) as RedisReadings['hours'];
  return {
    mongodb: { ms: 3, oldestDue, late: changes.mongodb?.oldestDue ?? oldestDue, givenUp: [], ...changes.mongodb },
    redis: { ms: 1, used: 10, limit: 100, isPrimary: true, durable: true, depths: [], now, hours, ...changes.redis },
    indexesExist,
    officeIsOpen,
    redisIsSet: true,
  };
}

const faults = (changes: Changes) => findFaults(readingsOf(changes));
const due = (effect: EffectName, seconds: number) => ({
  oldestDue: { ...readingsOf().mongodb?.oldestDue, [effect]: seconds * 1000 } as never,
});
const sealed = (state: QueueDepth['state'], count: number): QueueDepth => ({ queue: 'lead-restore', state, count });
/** The heartbeats of all kinds, with this kind's replaced. */
const insteadOf = (kind: ProcessKind, ...beats: Heartbeat[]) => [...allBeat.filter((one) => one.kind !== kind), ...beats];

it('finds nothing if all is well', () => {
  expect(faults({})).toEqual([]);
  const health = toPipelineHealth(readingsOf(), new Date(now));
  const colors = [health, health.mongodb, health.redis, health.sealed, ...health.processes, ...health.queues, ...health.effects];
  expect(new Set(colors.map(({ color }) => color))).toEqual(new Set(['green']));
});

describe('stores', () => {
  test.each<[Changes, unknown]>([
    [{ mongodb: { ms: 501 } }, { code: 'mongodb_slow' }],
    [{ indexesExist: false }, { code: 'indexes_missing' }],
    [{ mongodb: { members: { healthy: 2, all: 3 } } }, { code: 'mongodb_member_lost', count: 1 }],
    [{ mongodb: { mailHostFailing: 301_000 } }, { code: 'mail_host_away', seconds: 301 }],
    [{ redis: { used: 71 } }, { code: 'redis_filling' }],
    [{ redis: { durable: false } }, { code: 'redis_not_durable' }],
    [{ redis: { isPrimary: false } }, { code: 'redis_replica' }],
    [{ redis: { depths: [sealed('delayed', 2), sealed('active', 1)] } }, { code: 'sealed_waiting', count: 3 }],
    [{ redis: { depths: [sealed('failed', 1)] } }, { code: 'sealed_parked', count: 1 }],
  ])('have the fault of %j', (changes, fault) => {
    expect(faults(changes)).toEqual([fault]);
  });

  it('are unknown while they do not answer, and so is what only they know', () => {
    const { mongodb, redis, ...rest } = readingsOf();
    const withoutRedis = toPipelineHealth({ ...rest, ...(mongodb ? { mongodb } : {}) }, new Date(now));
    expect(withoutRedis).toMatchObject({ color: 'amber', findings: [{ code: 'redis_away' }], sealed: { color: 'unknown' } });
    expect(new Set(withoutRedis.processes.map(({ color }) => color))).toEqual(new Set(['unknown']));
    expect(new Set(withoutRedis.effects.map(({ color }) => color))).toEqual(new Set(['green']));
    const withoutMongodb = toPipelineHealth({ ...rest, ...(redis ? { redis } : {}) }, new Date(now));
    expect(withoutMongodb).toMatchObject({ color: 'red', findings: [{ code: 'mongodb_away' }] });
    expect(new Set([...withoutMongodb.effects, ...withoutMongodb.queues].map(({ color }) => color))).toEqual(new Set(['unknown']));
    expect(findFaults({ ...rest, redisIsSet: false, ...(mongodb ? { mongodb } : {}) })).toEqual([{ code: 'redis_unset' }]);
  });
});

describe('processes', () => {
  test.each<[string, ProcessKind, Heartbeat[], unknown[]]>([
    ['missed two heartbeats', 'lead-worker', [beat('lead-worker', 30)], []],
    ['missed three', 'lead-worker', [beat('lead-worker', 40)], [{ code: 'service_lost', process: 'lead-worker', count: 0, seconds: 40 }]],
    ['is gone for a minute', 'lead-worker', [beat('lead-worker', 61)], [{ code: 'service_down', process: 'lead-worker', seconds: 61 }]],
    ['has just stopped in order', 'lead-worker', [beat('lead-worker', 50, {}, true)], []],
    [
      'stopped in order, and no other came',
      'lead-worker',
      [beat('lead-worker', 61, {}, true)],
      [{ code: 'service_down', process: 'lead-worker', seconds: 61 }],
    ],
    ['was never seen, but must have Redis', 'lead-intake', [], [{ code: 'service_down', process: 'lead-intake' }]],
    ['was never seen, and may lack Redis', 'gateway', [], [{ code: 'service_unknown', process: 'gateway' }]],
    [
      'was lost, while another runs',
      'lead-worker',
      [{ ...beat('lead-worker', 500), id: 'lost' }, beat('lead-worker', 5)],
      [{ code: 'service_lost', process: 'lead-worker', count: 1, seconds: 500 }],
    ],
    [
      'was lost, and runs again',
      'lead-worker',
      [
        { ...beat('lead-worker', 90), id: 'lost' },
        { ...beat('lead-worker', 5), startedAt: ago(80) },
      ],
      [{ code: 'service_restarted', process: 'lead-worker', count: 1, seconds: 90 }],
    ],
    [
      'was lost twice, and runs once',
      'lead-worker',
      [
        { ...beat('lead-worker', 90), id: 'lost' },
        { ...beat('lead-worker', 60), id: 'lost too' },
        { ...beat('lead-worker', 5), startedAt: ago(50) },
      ],
      [{ code: 'service_lost', process: 'lead-worker', count: 1, seconds: 60 }],
    ],
    ['was lost long ago', 'lead-worker', [{ ...beat('lead-worker', 601), id: 'lost' }, beat('lead-worker', 5)], []],
  ])('one that %s', (_what, kind, beats, expected) => {
    expect(faults({ beats: insteadOf(kind, ...beats) })).toEqual(expected);
  });

  test.each<[ProcessKind, string, unknown]>([
    ['lead-desk', 'internal', { code: 'internal_errors', process: 'lead-desk', count: 2 }],
    ['lead-intake', 'turnedAway', { code: 'turned_away_once', count: 2 }],
    ['gateway', 'givenUp', { code: 'intake_away_once', count: 2 }],
    ['lead-worker', 'visitorMail.again', { code: 'mails_held', count: 2 }],
  ])('%s that counted %s lately', (kind, name, fault) => {
    const at = (seconds: number, count: number) => beat(kind, seconds, { [name]: count });
    expect(faults({ beats: insteadOf(kind, at(290, 5), at(5, 7)) })).toEqual([fault]);
    expect(faults({ beats: insteadOf(kind, at(1000, 5), at(950, 7), at(5, 7)) })).toEqual([]);
  });
});

test.each([
  ['lead-intake', 'turnedAway', 'requests_turned_away', 'turned_away_once'],
  ['gateway', 'givenUp', 'intake_away', 'intake_away_once'],
] as const)('%s is red only once it has counted %s again, minutes later', (kind, name, again, once) => {
  const counted = (...steps: [number, number][]) =>
    faults({ beats: insteadOf(kind, beat(kind, 900), ...steps.map(([seconds, count]) => beat(kind, seconds, { [name]: count }))) });
  expect(counted([110, 3], [5, 5])).toEqual([{ code: once, count: 5 }]);
  expect(counted([200, 3], [5, 5])).toEqual([{ code: again, count: 5 }]);
  expect(counted([700, 3], [5, 5])).toEqual([{ code: again, count: 2 }]);
});

it('takes the mail host as away in hours of the office only', () => {
  const failing = { mailHostFailing: 4_000_000 };
  expect(faults({ mongodb: failing, officeIsOpen: false })).toEqual([]);
  expect(faults({ mongodb: { mailHostFailing: 299_000 } })).toEqual([]);
});

it('takes a whole replica set as well', () => {
  expect(faults({ mongodb: { members: { healthy: 3, all: 3 } } })).toEqual([]);
});

describe('a paused provider', () => {
  const queueOf = (mongodb: Partial<MongodbReadings>) =>
    toPipelineHealth(readingsOf({ mongodb }), new Date(now)).queues.find(({ queue }) => queue === 'lead-notify');
  const waits = due('staffMail', 7200);

  it('keeps its queue amber while it is paused, and until what waited is done', () => {
    const none = readingsOf().mongodb?.oldestDue as NonNullable<MongodbReadings['late']>;
    const paused = [{ queue: 'lead-notify', at: new Date(ago(7200)), by: 'margaret', reason: 'moved', waiting: 6 }] as const;
    expect(queueOf({ ...waits, late: none, paused })).toMatchObject({ color: 'amber', oldestDueSeconds: 7200 });
    expect(queueOf({ ...waits, late: { ...none, staffMail: 3000 } })).toMatchObject({ color: 'amber' });
    expect(queueOf({ ...waits, late: { ...none, staffMail: 181_000 } })).toMatchObject({ color: 'red' });
    expect(queueOf({})).toMatchObject({ color: 'green' });
  });
});

describe('effects', () => {
  it('are slow after a minute and late after three, and so is their queue', () => {
    expect(faults({ mongodb: due('staffMail', 60) })).toEqual([]);
    expect(faults({ mongodb: due('staffMail', 61) })).toEqual([{ code: 'effects_slow', effect: 'staffMail', seconds: 61 }]);
    expect(faults({ mongodb: due('staffMail', 181) })).toEqual([{ code: 'effects_late', effect: 'staffMail', seconds: 181 }]);
    const { queues, effects } = toPipelineHealth(readingsOf({ mongodb: due('staffMail', 181) }), new Date(now));
    expect(queues.filter(({ color }) => color === 'red')).toEqual([
      expect.objectContaining({ queue: 'lead-notify', oldestDueSeconds: 181 }),
    ]);
    expect(effects.filter(({ color }) => color === 'red').map(({ effect }) => effect)).toEqual(['staffMail']);
  });

  it('wait for a person once given up, in any state', () => {
    const givenUp = [
      { effect: 'webhook', state: 'parked', count: 3 },
      { effect: 'analytics', state: 'unconfirmed', count: 1 },
    ] as const;
    expect(faults({ mongodb: { givenUp: [...givenUp] } })).toEqual([
      { code: 'effects_parked', effect: 'webhook', count: 3 },
      { code: 'effects_unconfirmed', effect: 'analytics', count: 1 },
    ]);
  });

  it('are named while one request is tried again, without a color', () => {
    const readings = readingsOf({ mongodb: { retrying: [{ effect: 'visitorMail', leadIds: ['one'] }] } });
    expect(findFaults(readings)).toEqual([{ code: 'effects_retrying', effect: 'visitorMail', count: 1 }]);
    const health = toPipelineHealth(readings, new Date(now));
    expect(health.color).toBe('green');
    expect(health.effects.find(({ effect }) => effect === 'visitorMail')).toMatchObject({ color: 'green', retrying: 1 });
  });

  it('fail at their provider from the second request on, also with different effects', () => {
    const retrying = (...leadIds: [string, string]) =>
      leadIds.map((id, index) => ({ effect: index === 0 ? ('staffMail' as const) : ('visitorMail' as const), leadIds: [id] }));
    const codes = (one: string, other: string) => faults({ mongodb: { retrying: retrying(one, other) } }).map(({ code }) => code);
    expect(codes('one', 'one')).toEqual(['effects_retrying', 'effects_retrying']);
    expect(codes('one', 'two')).toEqual(['provider_failing', 'provider_failing']);
  });

  it('do not fail together at two providers', () => {
    const retrying = [
      { effect: 'staffMail' as const, leadIds: ['one'] },
      { effect: 'webhook' as const, leadIds: ['two'] },
    ];
    expect(faults({ mongodb: { retrying } }).map(({ code }) => code)).toEqual(['effects_retrying', 'effects_retrying']);
  });

  it('fail at their provider from the eleventh failure on', () => {
    const failed = (count: number) =>
      insteadOf('lead-worker', beat('lead-worker', 800), beat('lead-worker', 5, { 'webhook.retry': count }));
    expect(faults({ beats: failed(10) })).toEqual([]);
    expect(faults({ beats: failed(11) })).toEqual([{ code: 'provider_failing', effect: 'webhook', count: 11 }]);
    const { outcomes } =
      toPipelineHealth(readingsOf({ beats: failed(11) }), new Date(now)).effects.find((one) => one.effect === 'webhook') ?? {};
    expect(outcomes).toEqual({ retry: 11 });
  });

  it('blame no provider if they reach our own stores alone', () => {
    const beats = insteadOf('lead-worker', beat('lead-worker', 800), beat('lead-worker', 5, { 'consentRecord.retry': 11 }));
    const retrying = [{ effect: 'consentRecord' as const, leadIds: ['one', 'two'] }];
    expect(faults({ beats, mongodb: { retrying } })).toEqual([{ code: 'effects_retrying', effect: 'consentRecord', count: 2 }]);
  });
});

it('puts the most severe first', () => {
  const found = faults({ mongodb: due('webhook', 70), redis: { durable: false, depths: [sealed('delayed', 1)] } });
  expect(found.map(({ code }) => code)).toEqual(['redis_not_durable', 'sealed_waiting', 'effects_slow']);
});

describe('the table of findings', () => {
  const root = join(import.meta.dirname, '../../../..');
  const rules = readFileSync(join(root, 'infra/docker/alerts.yml'), 'utf8');
  const operations = readFileSync(join(root, 'docs/operations/alerts.md'), 'utf8');

  test.each(healthCodes)('explains %s to operators, and makes it red only if its alert is critical', (code) => {
    const { alert, color } = healthFindings[code];
    expect(operations).toContain(`| \`${alert}\` |`);
    expect(operations).toContain(`| \`${code}\` |`);
    const [, severity] = new RegExp(`alert: ${alert}\\n[^]*?severity: (\\w+)`).exec(rules) ?? [];
    if (color === 'red') expect(severity).toBe('critical');
    if (severity === 'warning') expect(color).toBe('amber');
  });
});
