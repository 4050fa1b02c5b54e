import { LICENSE_ENDS_SOON, type PossibleOwner, type UsState, usStates } from '@annuity-lantern/contracts/http';
import { addDays, fromIso, toIso } from '@annuity-lantern/domain/calendar-day';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { licenseFor } from '@annuity-lantern/domain/state-license';
import { calendarDayWords } from '../../../dates-and-times/moment-words.ts';

type Held = NonNullable<PossibleOwner['licenses']>[number];

/** `Ohio`. A state of a later version is named by its code. */
export function stateName(state: string): string {
  return usStates[state as UsState] ?? state;
}

/** `You are not licensed for Ohio.` Undefined for an account that may sell in the state, is unchecked, or of a request without a state. */
export function unlicensedWords(
  account: Pick<PossibleOwner, 'username' | 'licenses'>,
  { state, today, isOwn }: { readonly state: string | undefined; readonly today: string; readonly isOwn: boolean },
): string | undefined {
  const license = licenseFor(account.licenses, state, today);
  const name = stateName(state ?? '');
  if (license.kind === 'not_licensed') return `${isOwn ? 'You are' : `${isolateName(account.username)} is`} not licensed for ${name}.`;
  if (license.kind !== 'ended') return undefined;
  const whose = isOwn ? `Your ${name} license` : `The ${name} license of ${isolateName(account.username)}`;
  return `${whose} ended on ${calendarDayWords(license.license.until)}.`;
}

/** Licenses that end within 30 days or have ended, the first end first. */
export function endingLicenses(licenses: readonly Held[] | undefined, today: string): readonly (Held & { readonly hasEnded: boolean })[] {
  const day = fromIso(today);
  const soon = day ? toIso(addDays(day, LICENSE_ENDS_SOON)) : today;
  return (licenses ?? [])
    .filter(({ until }) => until <= soon)
    .map((license) => ({ ...license, hasEnded: license.until < today }))
    .toSorted((one, other) => (one.until < other.until ? -1 : 1));
}

/** `Ohio, Texas and Utah`, or how many states once there are more than six. */
export function statesWords(states: readonly string[]): string {
  return states.length > 6 ? `${states.length} states` : new Intl.ListFormat('en-US').format(states.map(stateName));
}
