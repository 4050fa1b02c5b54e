import type { Section } from '../report/section.ts';
import { median, spreadText } from '../rounds/spread.ts';
import { type Sent, shareAccepted, statusWords } from '../visitors/send-at-rate.ts';

export const sides = ['answering', 'silent'] as const;
export type Side = (typeof sides)[number];

export interface SilentResolverFacts {
  readonly rounds: number;
  readonly seconds: number;
  readonly seed: number;
  readonly perSecond: number;
  readonly programs: readonly string[];
}

export function reportSilentResolver(measured: Readonly<Record<Side, readonly Sent[]>>, facts: SilentResolverFacts): Section {
  const { rounds, seconds, seed, perSecond, programs } = facts;
  const above = measured.silent.map(({ p99 }, round) => p99 - (measured.answering[round]?.p99 ?? Number.NaN));
  const share = (side: Side, of: 'created' | 'verified') => {
    const all = measured[side];
    const count = all.reduce((sum, { statuses, verified }) => sum + (of === 'created' ? (statuses[201] ?? 0) : verified), 0);
    return count / all.reduce((sum, { sent }) => sum + sent, 0);
  };
  return {
    title: 'Requests while name servers are silent',
    notes: [
      `Two real lead-intake processes with the settings of production on the same ${programs.join(' and ')}, started for this measurement: one whose ` +
        'name server answers, one whose name server swallows every question.',
      `${perSecond} visitors a second, each with a mail domain that nobody has asked for before: ${rounds} rounds of ${seconds} s of each, in shuffled ` +
        `order (--seed ${seed}). The difference is that of the same round; the median over the rounds is held against the bar.`,
      ...sides.map((side) => `Answers beside the ${side} one: ${statusWords(measured[side])}.`),
    ],
    figures: [
      { name: 'p99 above that of the answering one', value: median(above), unit: 'ms', bar: { at: 'most', value: 400 } },
      { name: '201 of sent, silent', value: share('silent', 'created'), unit: '', digits: 4, bar: { at: 'least', value: 1 } },
      { name: 'verified of sent, silent', value: share('silent', 'verified'), unit: '', digits: 4, bar: { at: 'most', value: 0 } },
      { name: 'verified of sent, answering', value: share('answering', 'verified'), unit: '', digits: 4 },
    ],
    tables: [
      {
        title: 'Medians and spread',
        columns: ['name server', 'accepted of sent', 'p50 in ms', 'p99 in ms'],
        rows: sides.map((side) => [
          side,
          shareAccepted(measured[side]).toFixed(4),
          spreadText(
            measured[side].map(({ p50 }) => p50),
            1,
          ),
          spreadText(
            measured[side].map(({ p99 }) => p99),
            1,
          ),
        ]),
      },
    ],
  };
}
