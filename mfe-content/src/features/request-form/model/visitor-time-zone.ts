import { onlyZoneOf } from '@annuity-lantern/contracts/first-call';
import { callTimeZones, chosenCallTimes, type StoredAnswers } from '@annuity-lantern/contracts/http';

/** The zone of the form's list with the browser's clock in winter and in summer; empty when there is none. */
export function browserTimeZone(): keyof typeof callTimeZones | '' {
  const sameClock = (zone: string) => ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].every((day) => clock(day, zone) === clock(day));
  return (Object.keys(callTimeZones) as (keyof typeof callTimeZones)[]).find(sameClock) ?? '';
}

/** The zone that was chosen in the form, or else the only one of the state: an IANA name. */
export function zoneOfAnswers({ preferredCallTime, state }: Pick<StoredAnswers, 'preferredCallTime' | 'state'>): string | undefined {
  return chosenCallTimes(preferredCallTime)?.timeZone ?? (state ? onlyZoneOf(state) : undefined);
}

/** That of the answers, or else the browser's. Undefined if the browser does not report it. */
export function visitorTimeZone(answers: Parameters<typeof zoneOfAnswers>[0]): string | undefined {
  return zoneOfAnswers(answers) ?? (browserTimeZone() || knownZone(Intl.DateTimeFormat('en-US').resolvedOptions().timeZone));
}

/** Some browsers name a zone that they do not know themselves, such as `Etc/Unknown`. Those that hide their zone say UTC, where no visitor lives. */
function knownZone(timeZone: string): string | undefined {
  try {
    const known = new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
    return /^(?:UTC|GMT|Etc\/.*)$/.test(known) ? undefined : known;
  } catch {
    return undefined;
  }
}

function clock(moment: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(moment));
}
