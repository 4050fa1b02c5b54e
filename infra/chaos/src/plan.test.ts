import { expect, it } from 'vitest';
import { boundaries, type Fault, faultsOfControl, faultWords, planFaults, victims, worstMoments } from './plan.ts';

const added = { stepdowns: 0, fills: 0, boundaries: 0, failovers: 0, takeovers: 0, outages: 0, rollbacks: 0, away: 0 };
const options = { seed: 7, seconds: 180, kills: 10, freezes: 5, ...added };

it('is the same for the same seed only', () => {
  expect(planFaults(options)).toEqual(planFaults(options));
  expect(planFaults({ ...options, seed: 8 })).not.toEqual(planFaults(options));
});

it.each([1, 2, 3, 4_294_967_295])('gives every victim its share of kills and freezes, in time and by time (seed %i)', (seed) => {
  const { faults, seconds } = planFaults({ ...options, seed });
  for (const victim of victims) {
    const ofVictim = faults.filter((fault) => fault.victim === victim).map(({ how }) => how);
    expect(ofVictim.toSorted()).toEqual(['freeze', 'kill', 'kill']);
  }
  const times = faults.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(Math.max(...times)).toBeLessThan(seconds);
});

it.each([1, 2, 3])('kills intake and worker at two different worst moments each (seed %i)', (seed) => {
  for (const victim of ['intake', 'worker'] as const) {
    const kills = planFaults({ ...options, seed }).faults.filter((fault) => fault.victim === victim && fault.how === 'kill');
    const moments = new Set(kills.map(({ moment }) => moment));
    expect(moments.size).toBe(2);
    expect(worstMoments[victim]).toEqual(expect.arrayContaining([...moments]));
  }
});

it('freezes a worker for longer than its lease of 8 s', () => {
  const frozen = planFaults(options).faults.find(({ victim, how }) => victim === 'worker' && how === 'freeze');
  expect(frozen?.seconds).toBeGreaterThanOrEqual(9);
});

it('kills a worker at every boundary of every expected effect once a round, after the faults that the seed gives without them', () => {
  const { faults, seconds } = planFaults({ ...options, boundaries: 2 });
  const before = planFaults(options).faults;
  expect(faults.slice(0, before.length)).toEqual(before);
  const added = faults.slice(before.length);
  expect(added.every(({ victim, how }) => victim === 'worker' && how === 'kill')).toBe(true);
  const all = boundaries;
  expect(added.map(({ moment }) => moment).toSorted()).toEqual([...all, ...all].toSorted());
  expect(Math.max(...added.map(({ at }) => at))).toBeLessThan(seconds);
});

it('moves the primary of a set as often by a stepdown as by a kill, and leaves MongoDB alone otherwise', () => {
  const { faults } = planFaults({ ...options, stepdowns: 5, fills: 3 });
  const ofPrimary = faults.filter(({ victim }) => victim === 'primary').map(({ how }) => how);
  expect(ofPrimary.toSorted()).toEqual([...Array(5).fill('kill'), ...Array(5).fill('step down')]);
  expect(faults.filter(({ victim }) => victim === 'mongodb')).toEqual([]);
  expect(faults.filter(({ how }) => how === 'fill the disk of').map(({ victim }) => victim)).toEqual(['redis', 'redis', 'redis']);
});

it('fills the disks of both stores in turn, for seconds', () => {
  const full = planFaults({ ...options, fills: 3 }).faults.filter(({ how }) => how === 'fill the disk of');
  expect(full.map(({ victim }) => victim).toSorted()).toEqual(['mongodb', 'redis', 'redis']);
  expect(full.every(({ seconds }) => seconds >= 4)).toBe(true);
});

it('demotes the primary of Redis as often as it kills it, with MongoDB away, and leaves Redis alone otherwise', () => {
  const plan = planFaults({ ...options, failovers: 2, away: 120 });
  const moves = plan.faults.filter(({ victim }) => victim === 'redis primary');
  expect(moves.map(({ how }) => how).toSorted()).toEqual(['demote', 'demote', 'kill', 'kill']);
  for (const { at, seconds } of moves) {
    const away = plan.faults.find(({ victim, at: since }) => victim === 'mongodb' && since < at && at < since + 5);
    expect((away?.at ?? 0) + (away?.seconds ?? 0)).toBeGreaterThan(at + seconds + 15);
  }
  expect(plan.faults.filter(({ victim }) => victim === 'redis')).toEqual([]);
});

it('kills the primary of Redis with MongoDB in place, and leaves Redis alone otherwise', () => {
  const { faults } = planFaults({ ...options, takeovers: 5 });
  const moves = faults.filter(({ victim }) => victim === 'redis primary');
  expect(moves.map(({ how, seconds }) => [how, seconds])).toEqual(Array(5).fill(['kill', 0]));
  expect(faults.filter(({ victim }) => victim === 'redis')).toEqual([]);
  expect(faultWords(moves[0] as Fault)).toMatch(/kill redis primary$/);
});

it('takes MongoDB away for 25 s when a mail host has each kind of mail', () => {
  const outages = planFaults({ ...options, kills: 0, freezes: 0, outages: 2 }).faults;
  expect(outages.map(({ victim, moment, seconds }) => [victim, moment, seconds])).toEqual([
    ['mongodb', 'visitorMail taken', 25],
    ['mongodb', 'staffMail taken', 25],
  ]);
  expect(planFaults({ ...options, kills: 0, freezes: 0, stepdowns: 1, outages: 2 }).faults).toHaveLength(2);
});

it('rolls both workers back while Redis is away, after the faults that the seed gives without it', () => {
  const { faults, seconds } = planFaults({ ...options, rollbacks: 1 });
  const before = planFaults(options).faults;
  expect(faults.slice(0, before.length)).toEqual(before);
  expect(faults.slice(before.length).map(({ victim, how, at }) => [victim, how, at])).toEqual([
    ['worker', 'roll back', 180],
    ['redis', 'kill', 180],
  ]);
  expect(seconds).toBeGreaterThan(186);
  expect(faultWords(faults.at(-2) as Fault)).toMatch(/roll back both workers/);
});

it('plans a run without any fault', () => {
  expect(planFaults({ ...options, kills: 0, freezes: 0 })).toEqual({ faults: [], seconds: 180 });
});

it('says that both workers are killed at a claim', () => {
  expect(faultWords({ at: 1, victim: 'worker', instance: 1, how: 'kill', moment: 'persist claimed', seconds: 0 })).toMatch(
    /kill both workers/,
  );
});

it('stops MongoDB for the given time, kills the others during it, and a worker while it restores', () => {
  const { faults, seconds } = planFaults({ ...options, away: 120 });
  expect(faults.slice(-6).map(({ victim }) => victim)).toEqual(['mongodb', 'redis', 'worker', 'intake', 'gateway', 'worker']);
  expect(faults.at(-6)).toMatchObject({ how: 'kill', at: 180, seconds: 120 });
  expect(faults.at(-1)).toMatchObject({ at: 302.5 });
  expect(seconds).toBeGreaterThan(302.5);
});

it.each(['intake', 'worker'] as const)('gives the control of the %s the same kills and every worst moment', (victim) => {
  const { faults } = planFaults(options);
  const before = faults.filter((fault) => fault.victim === victim && fault.how === 'kill').map(({ moment }) => moment);
  const again = faultsOfControl(victim, faults).map(({ moment }) => moment);
  expect(again.slice(0, before.length)).toEqual(before);
  expect(new Set(again)).toEqual(new Set(worstMoments[victim]));
});
