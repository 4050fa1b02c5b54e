import type { Tried } from '@annuity-lantern/lead-intake/test/try-hostile';
import type { Section } from '../report/section.ts';
import { percentile } from '../rounds/spread.ts';

export interface HostileFacts {
  readonly seed: number;
  /** Gateway and intake answered afterwards. */
  readonly alive: boolean;
  readonly programs: readonly string[];
}

const MOST_SHOWN = 20;

export function reportHostile(
  tried: readonly Pick<Tried, 'status' | 'ms' | 'complaint'>[],
  { seed, alive, programs }: HostileFacts,
): Section {
  const took = tried.map(({ ms }) => ms).filter((ms) => !Number.isNaN(ms));
  const complaints = tried.flatMap(({ complaint }) => complaint ?? []);
  const failed = tried.filter(({ status }) => status >= 500 || status === 0).length;
  return {
    title: 'Hostile requests',
    notes: [
      `${tried.length} generated posts of both forms (--seed ${seed}), eight at a time, through the real gateway at the real lead-intake with the settings of ` +
        `production but for the limit; ${programs.join(', ')}, started for this measurement.`,
      'Forms with odd texts, operators, prototypes, wrong types, deep nesting, over-long texts, keys that come twice, broken JSON and bytes, odd headers. ' +
        'Each refusal has to name a field or a reason in the words of the product; what is accepted is compared with what MongoDB holds then.',
      alive ? 'Both processes were ready afterwards.' : 'NOT both processes were ready afterwards.',
    ],
    figures: [
      { name: 'requests', value: tried.length, unit: '' },
      { name: '5xx, or no answer', value: failed, unit: '', bar: { at: 'most', value: 0 } },
      { name: 'wrong: refused without words, or stored otherwise', value: complaints.length, unit: '', bar: { at: 'most', value: 0 } },
      { name: 'p99.9', value: percentile(took, 0.999), unit: 'ms', bar: { at: 'most', value: 2000 } },
      { name: 'p50', value: percentile(took, 0.5), unit: 'ms' },
    ],
    tables: [
      { title: 'Answers', columns: ['status', 'times'], rows: statusRows(tried.map(({ status }) => status)) },
      ...(complaints.length > 0
        ? [
            {
              title: 'What was wrong',
              columns: ['what'],
              rows: [...new Set(complaints)].slice(0, MOST_SHOWN).map((complaint) => [complaint]),
            },
          ]
        : []),
    ],
  };
}

function statusRows(statuses: readonly number[]): string[][] {
  const counts = [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length] as const);
  return counts.toSorted(([one], [other]) => one - other).map(([status, times]) => [status === 0 ? 'none' : String(status), String(times)]);
}
