import type { AssignOutcome } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';

export interface Assigned {
  readonly id: string;
  readonly outcome: AssignOutcome;
  /** Who has another request of the same person. */
  readonly colleague?: string | undefined;
}

/** `12 requests are maria’s now. 2 had changed: look at them again.` @param to null removes the owner */
export function assignedWords(results: readonly Assigned[], to: string | null): string {
  const count = (...outcomes: AssignOutcome[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const given = count('changed', 'unchanged');
  const stale = count('stale');
  const gone = count('not_found');
  const others = [...new Set(results.flatMap(({ colleague }) => colleague ?? []))].map(isolateName).join(', ');
  const shared = count('belongs_to_colleague');
  const unlicensed = count('not_licensed');
  const full = count('full');
  const are = given === 1 ? '1 request' : `${given} requests`;
  return [
    to === null ? `${are} ${given === 1 ? 'has' : 'have'} no owner now.` : `${are} ${given === 1 ? 'is' : 'are'} ${isolateName(to)}’s now.`,
    ...(stale > 0 ? [`${stale} had changed: look at ${stale === 1 ? 'it' : 'them'} again.`] : []),
    ...(shared > 0
      ? [
          `${shared} stayed: ${others} ${others.includes(',') ? 'have' : 'has'} another request of the same ${shared === 1 ? 'person' : 'people'}.`,
        ]
      : []),
    ...(unlicensed > 0 && to !== null
      ? [`${unlicensed} stayed: ${isolateName(to)} is not licensed for ${unlicensed === 1 ? 'its state' : 'their states'}.`]
      : []),
    ...(gone > 0 ? [`${gone} ${gone === 1 ? 'is' : 'are'} no longer stored.`] : []),
    ...(full > 0 ? [`${full} can’t change anymore: ${full === 1 ? 'its' : 'their'} history is too long.`] : []),
  ].join(' ');
}
