import type { LawfulHours } from '@annuity-lantern/domain/call-hours';
import type { Hours } from '@annuity-lantern/domain/call-openings';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { hourOf } from '@annuity-lantern/domain/zone-clock';
import type { callParts } from './field-kinds/call-time.ts';

export type CallPart = keyof typeof callParts;

/** What decides when a visitor may be called, beside their own answers. */
export type CallOffice = Pick<OfficeHours, 'opens' | 'closes' | 'callsByState'>;

/** The hours of each part of the day, within the federal hours of calls. */
export const callPartHours: Readonly<Record<CallPart, Hours>> = { morning: [8, 12], afternoon: [12, 17], 'early-evening': [17, 21] };

/** The parts of the day that lie within office hours, with their hours within them. Office hours count by the visitor's clock. */
export function callPartsWithin(office: Pick<CallOffice, 'opens' | 'closes'>): Partial<Record<CallPart, Hours>> {
  const [opens, closes] = [hourOf(office.opens), hourOf(office.closes)];
  const parts = Object.entries(callPartHours).map(([part, [from, to]]) => [part, [Math.max(from, opens), Math.min(to, closes)]] as const);
  return Object.fromEntries(parts.filter(([, [from, to]]) => from < to));
}

/** The hours of the chosen parts within office hours, as the form shows them. */
export function callHoursOf(parts: readonly CallPart[], office: Parameters<typeof callPartsWithin>[0]): readonly Hours[] {
  const within = callPartsWithin(office);
  return joinHours(parts.flatMap((part) => (within[part] ? [within[part]] : [])));
}

/** Hours that follow each other become one time. */
export function joinHours(parts: readonly Hours[]): readonly Hours[] {
  const all: Hours[] = [];
  for (const [from, to] of parts) {
    const last = all.at(-1);
    if (last && last[1] === from) all.splice(-1, 1, [last[0], to]);
    else all.push([from, to]);
  }
  return all;
}

/** The hours in which calls are allowed, as they follow "a time" at the desk: `from 8:00 a.m. to 8:00 p.m., not on a Sunday`. */
export function lawfulWords({ from, until, sundays }: LawfulHours): string {
  return `from ${clockWords(from)} to ${clockWords(until)}${sundays ? '' : ', not on a Sunday'}`;
}

/** How the desk writes a time of day: `8:00 a.m.`, `12:00 p.m.`. */
export function clockWords(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${Math.floor(hour) % 12 || 12}:${String(minutes).padStart(2, '0')} ${hour % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

/** How visitors read it: `noon`, `8 a.m.`, `4:30 p.m.`; 24 is midnight. */
export function hourWords(hour: number): string {
  if (hour === 12) return 'noon';
  if (hour % 24 === 0) return 'midnight';
  const minutes = Math.round((hour % 1) * 60);
  const shown = Math.floor(hour) % 12 || 12;
  return `${minutes ? `${shown}:${String(minutes).padStart(2, '0')}` : shown} ${hour % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}
