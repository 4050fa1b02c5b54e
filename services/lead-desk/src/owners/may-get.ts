import { usStates } from '@annuity-lantern/contracts/http';
import { formatDay } from '@annuity-lantern/domain/format-date';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { todayAt } from '@annuity-lantern/domain/open-time';
import { type Licenses, licenseFor } from '@annuity-lantern/domain/state-license';
import { mayGet, type Recipient, type StoredLead } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';

interface Account extends Pick<Recipient, 'id' | 'username'> {
  readonly licenses: Licenses;
}

/** An account that was just read, as one that may get requests. */
export function recipientOf({ id, username, licenses }: Account, hours: Pick<OfficeHours, 'timeZone'>): Recipient {
  return { id, username, licensed: { licenses, day: todayAt(new Date(), hours) } };
}

/** @throws AppError `not_licensed` (403) if the account may not get the request */
export function refuseUnlicensed(to: Recipient, lead: Pick<StoredLead, 'state'>): void {
  if (mayGet(to, lead)) return;
  throw new AppError('not_licensed', {
    message: 'the account is not licensed for the state of the lead',
    userMessage: `${unlicensedWords(to, lead)} A manager can give it for service only.`,
  });
}

/** `ruiz is not licensed for Ohio.` */
export function unlicensedWords({ username, licensed }: Recipient, { state }: Pick<StoredLead, 'state'>): string {
  const name = Object.entries(usStates).find(([code]) => code === state)?.[1];
  const license = licensed && licenseFor(licensed.licenses, state, licensed.day);
  if (license?.kind !== 'ended') return `${username} is not licensed for ${name}.`;
  return `The ${name} license of ${username} ended on ${formatDay(license.license.until)}.`;
}
