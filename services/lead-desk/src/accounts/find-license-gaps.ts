import { canHaveRequests, type LicenseGaps, type PossibleOwner, takesTurns, usStates } from '@annuity-lantern/contracts/http';
import { licenseFor } from '@annuity-lantern/domain/state-license';
import type { OpenLeads } from '@annuity-lantern/lead-store';
import type { Present } from '@annuity-lantern/staff-store';

interface Office {
  /** Every account. */
  readonly accounts: readonly PossibleOwner[];
  /** Who can have requests and is not away. */
  readonly here: readonly Present[];
  readonly open: readonly OpenLeads[];
  /** By the clock of the office. */
  readonly today: string;
}

/** The open requests that lack a licensed person, by state. A request without a state lacks none. */
export function findLicenseGaps({ accounts, here, open, today }: Office): Omit<LicenseGaps, 'more'> {
  const isRecorded = accounts.some((account) => canHaveRequests(account) && account.licenses);
  if (!isRecorded) return { nobody: [], owned: [], unchecked: false };
  const states = Object.keys(usStates);
  const count = (state: string, of: (leads: OpenLeads) => boolean) =>
    open.filter((leads) => leads.state === state && of(leads)).reduce((total, leads) => total + leads.count, 0);
  const isLicensed = (state: string) => here.some(({ licenses }) => licenseFor(licenses, state, today).kind === 'licensed');
  const owned = accounts.flatMap(({ id: owner, username, licenses }) =>
    states.flatMap((state) => {
      const license = licenseFor(licenses, state, today);
      if (license.kind !== 'ended' && license.kind !== 'not_licensed') return [];
      const until = license.kind === 'ended' ? { until: license.license.until } : {};
      return [{ owner, username, state, count: count(state, (leads) => leads.owner === owner && !leads.serviceOnly), ...until }];
    }),
  );
  return {
    nobody: withAny(states.filter((state) => !isLicensed(state)).map((state) => ({ state, count: count(state, () => true) }))),
    owned: withAny(owned),
    unchecked: here.some((person) => takesTurns(person) && licenseFor(person.licenses, undefined, today).kind === 'unchecked'),
  };
}

function withAny<Row extends { readonly count: number }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ count }) => count > 0);
}
