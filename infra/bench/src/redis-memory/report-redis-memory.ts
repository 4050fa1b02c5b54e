import type { Outbox } from '../effects/read-outbox.ts';
import { kilobytes } from '../report/kilobytes.ts';
import type { Section } from '../report/section.ts';

export interface MemoryReading {
  readonly label: string;
  readonly bytes: number;
  /** Bytes of cached scripts, and of connections. */
  readonly scripts: number;
  readonly clients: number;
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

/** The readings: of a Redis without clients, of one before the first lead, of one after the warm-up, and of later ones, the last after all leads. */
export function reportRedisMemory(readings: readonly MemoryReading[], facts: RedisMemoryFacts): Section {
  const { leads, accepted, left, outbox, keys, programs } = facts;
  const [, fresh, before] = readings;
  const last = readings.at(-1);
  const states = Object.entries(outbox).map(([effect, tally]) => `${effect} ${Object.entries(tally.states).flat().join(' ')}`);
  const timesOf = (reading: MemoryReading | undefined) => (last?.bytes ?? Number.NaN) / (reading?.bytes ?? Number.NaN);
  return {
    title: 'Memory of Redis after many leads',
    notes: [
      `The real lead-intake and one real lead-worker with the settings of production and stand-ins for all providers; ${programs.join(', ')}, ` +
        'started for this measurement. `used_memory`, read 3 s after the last effect was done.',
      'Before means after a warm-up. A fresh Redis has yet to take in what costs it something once: the lists of recent events, whose length is ' +
        'fixed (below), scripts and buffers. The figure of a fresh one stands beside it, without a bar.',
      `${accepted} of ${leads} leads accepted after the warm-up; ` +
        `${left === 0 ? 'no effect was left open' : `${left} effects were left open`} (${states.join('; ')}).`,
    ],
    figures: [
      { name: 'used after all leads, as a multiple of before', value: timesOf(before), unit: 'times', bar: { at: 'most', value: 1.2 } },
      { name: 'the same, of a fresh Redis with its clients', value: timesOf(fresh), unit: 'times' },
      { name: 'effects left open', value: left, unit: '', bar: { at: 'most', value: 0 } },
    ],
    tables: [
      {
        title: 'Readings',
        columns: ['when', 'used_memory', 'of it scripts', 'of it clients', 'keys'],
        rows: readings.map(({ label, bytes, scripts, clients, keys: count }) => [
          label,
          ...[bytes, scripts, clients].map(kilobytes),
          String(count),
        ]),
      },
      {
        title: 'Largest keys at the end',
        columns: ['key', 'size'],
        rows: keys.slice(0, MOST_SHOWN).map(([key, bytes]) => [key, kilobytes(bytes)]),
      },
    ],
  };
}
