import type { Outbox } from '../effects/read-outbox.ts';
import { kilobytes } from '../report/kilobytes.ts';
import type { Section } from '../report/section.ts';

export interface MemoryReading {
  readonly label: string;
  readonly bytes: number;
  readonly keys: number;
}

export interface RedisMemoryFacts {
  readonly leads: number;
  readonly accepted: number;
  /** Effects that were open when nothing moved any more. */
  readonly left: number;
  readonly outbox: Outbox;
  /** The largest first. */
  readonly keys: readonly (readonly [key: string, bytes: number])[];
  readonly programs: readonly string[];
}

const MOST_SHOWN = 8;

/** The first reading is of a Redis without clients, the second of one before the first lead, the last of one after all of them. */
export function reportRedisMemory(
  readings: readonly MemoryReading[],
  { leads, accepted, left, outbox, keys, programs }: RedisMemoryFacts,
): Section {
  const [, before, first] = readings;
  const last = readings.at(-1);
  const states = Object.entries(outbox).map(([effect, { states }]) => `${effect} ${Object.entries(states).flat().join(' ')}`);
  const ratio = (to: MemoryReading | undefined) => (last?.bytes ?? Number.NaN) / (to?.bytes ?? Number.NaN);
  return {
    title: 'Memory of Redis after many leads',
    notes: [
      `The real lead-intake and one real lead-worker with the settings of production and stand-ins for all providers; ${programs.join(', ')}, ` +
        'started for this measurement. `used_memory`, read 3 s after the last effect was done.',
      `${accepted} of ${leads} leads accepted; ${left === 0 ? 'no effect was left open' : `${left} effects were left open`} (${states.join('; ')}).`,
    ],
    figures: [
      {
        name: 'used after all leads, as a multiple of before the first',
        value: ratio(before),
        unit: 'times',
        bar: { at: 'most', value: 1.2 },
      },
      { name: 'the same, of after the first tenth', value: ratio(first), unit: 'times' },
      { name: 'effects left open', value: left, unit: '', bar: { at: 'most', value: 0 } },
    ],
    tables: [
      {
        title: 'Readings',
        columns: ['when', 'used_memory', 'keys'],
        rows: readings.map(({ label, bytes, keys: count }) => [label, kilobytes(bytes), String(count)]),
      },
      {
        title: 'Largest keys at the end',
        columns: ['key', 'size'],
        rows: keys.slice(0, MOST_SHOWN).map(([key, bytes]) => [key, kilobytes(bytes)]),
      },
    ],
  };
}
