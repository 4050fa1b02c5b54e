import type { SlaClock } from '@annuity-lantern/contracts/sla';

const MINUTE = 60_000;

/** `3 h 20 min`, `late by 2 h 5 min`; undefined if the request awaits no call. */
export function timeLeftWords({ state, leftMs }: SlaClock): string | undefined {
  if (state === 'stopped') return undefined;
  const minutes = Math.floor(Math.abs(leftMs) / MINUTE);
  const span = `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return state === 'late' ? `late by ${span}` : span;
}
