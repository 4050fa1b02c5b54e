import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type EffectDefinition, effectNames, effects, expectedEffects, providers } from './effects.ts';

const HOUR = 3_600_000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it('gives the webhook the pauses that Standard Webhooks recommends', () => {
  expect(effects.webhook.pauses).toEqual([5000, 300_000, 1_800_000, 2 * HOUR, 5 * HOUR, 10 * HOUR]);
  expect(effects.webhook.tries).toBe(7);
});

describe('recheck', () => {
  const { starts, pauses, tries } = effects.recheck;

  it('asks for 24 hours, with pauses that grow from minutes to hours', () => {
    expect(starts.delay + sum(pauses)).toBe(24 * HOUR);
    expect([...pauses].sort((one, other) => one - other)).toEqual(pauses);
    expect(pauses[0]).toBeLessThan(HOUR);
  });

  it('has tries to spare for workers that crash', () => {
    expect(tries).toBeGreaterThan(pauses.length + 1);
  });
});

it('reminds staff 20 and 24 hours after the lead came', () => {
  expect(effects.slaWarning.starts).toEqual({ delay: 20 * HOUR });
  expect(effects.slaBreach.starts).toEqual({ delay: 24 * HOUR });
});

it('waits a minute before it tells a visitor of an owner, so that a slip can be corrected', () => {
  expect(effects.ownerMail).toMatchObject({ starts: { with: 'owner', delay: 60_000 }, whenUnknown: 'unconfirmed' });
});

it('waits a minute before it tells a person of a request that they were given, so that a slip makes no mail', () => {
  expect(effects.handedMail).toMatchObject({ starts: { with: 'giving', delay: 60_000 }, onlyOnceOrdered: true });
});

it('expects the effects that start for every lead without a pause, and no other', () => {
  const startsAtOnce = ({ starts }: EffectDefinition) => starts.delay === 0 && !('with' in starts);
  expect(expectedEffects).toEqual(effectNames.filter((name) => startsAtOnce(effects[name])));
});

describe('docs/lead-pipeline.md', () => {
  const page = readFileSync(new URL('../../../docs/lead-pipeline.md', import.meta.url), 'utf8');
  /** The cells of the table below this heading, without the code marks. */
  const rowsBelow = (heading: string) => {
    const [, after = ''] = page.split(`\n${heading}\n`);
    const [, table = ''] = /\n\n(?:\|.*\n\|[-|]+\n)((?:\|.*\n)+)/.exec(after) ?? [];
    return table
      .trim()
      .split('\n')
      .map((line) => line.replaceAll('`', '').slice(2, -2).split(' | '));
  };

  it('lists every effect with its provider, tries and handling of an unknown outcome', () => {
    const found = rowsBelow('## Effects').map(([name, queue, , whenUnknown, tries]) => [
      name,
      queue,
      whenUnknown?.split(',')[0],
      Number.parseInt(tries ?? '', 10),
    ]);
    expect(found).toEqual(effectNames.map((name) => [name, effects[name].queue, effects[name].whenUnknown, effects[name].tries]));
  });

  it('lists every provider with its name and slots', () => {
    const found = rowsBelow('### Providers').map(([queue, name, slots]) => [queue, name, slots]);
    expect(found.toSorted()).toEqual(
      Object.entries(providers)
        .map(([queue, { name, slots }]) => [queue, name, String(slots)])
        .toSorted(),
    );
  });
});
