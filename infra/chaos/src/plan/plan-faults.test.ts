import { describe, expect, it } from 'vitest';
import { victims } from './fault.ts';
import { faultsOfControl } from './faults-of-control.ts';
import { planFaults, uglyMoments } from './plan-faults.ts';

const options = { seed: 7, seconds: 180, kills: 10, freezes: 5, away: 0 };

describe('the plan of a run', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(planFaults(options)).toEqual(planFaults(options));
    expect(planFaults({ ...options, seed: 8 })).not.toEqual(planFaults(options));
  });

  it.each([1, 2, 3, 4_294_967_295])('gives every victim its share of kills and freezes, within the time (seed %i)', (seed) => {
    const { faults, seconds } = planFaults({ ...options, seed });
    for (const victim of victims) {
      expect(faults.filter((fault) => fault.victim === victim && fault.how === 'kill')).toHaveLength(2);
      expect(faults.filter((fault) => fault.victim === victim && fault.how === 'freeze')).toHaveLength(1);
    }
    const times = faults.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThan(seconds);
  });

  it.each([1, 2, 3])('kills intake and worker at ugly moments, two different ones each (seed %i)', (seed) => {
    for (const victim of ['intake', 'worker'] as const) {
      const moments = planFaults({ ...options, seed })
        .faults.filter((fault) => fault.victim === victim && fault.how === 'kill')
        .map(({ moment }) => moment);
      expect(new Set(moments).size).toBe(2);
      expect(moments).not.toContain('at its time');
    }
  });

  it('freezes a worker for longer than its lease of 8 s', () => {
    const frozen = planFaults(options).faults.find(({ victim, how }) => victim === 'worker' && how === 'freeze');
    expect(frozen?.seconds).toBeGreaterThanOrEqual(9);
  });

  it('takes MongoDB away for the whole time it is told, and kills others meanwhile', () => {
    const { faults, seconds } = planFaults({ ...options, away: 120 });
    const away = faults.find((fault) => fault.victim === 'mongodb' && fault.seconds === 120);
    expect(away).toMatchObject({ how: 'kill', at: 180 });
    const meanwhile = faults.filter(({ at }) => at > 180 && at < 300).map(({ victim }) => victim);
    expect(meanwhile).toEqual(['redis', 'worker', 'intake', 'gateway']);
    // And a worker once more, while it restores what was sealed.
    expect(faults.at(-1)).toMatchObject({ victim: 'worker', at: 302.5 });
    expect(seconds).toBeGreaterThan(302.5);
  });
});

it.each(['intake', 'worker'] as const)('puts the control of the %s through the same kills and every ugly moment', (victim) => {
  const { faults } = planFaults(options);
  const again = faultsOfControl(victim, faults).map(({ moment }) => moment);
  const before = faults.filter((fault) => fault.victim === victim && fault.how === 'kill').map(({ moment }) => moment);
  expect(again.slice(0, before.length)).toEqual(before);
  expect(new Set(again)).toEqual(new Set(uglyMoments[victim]));
});
