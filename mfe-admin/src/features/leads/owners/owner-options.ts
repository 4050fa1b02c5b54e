import { canHaveRequests, type PossibleOwner } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';

/** The choice that leaves a request without an owner. A user name begins with a letter or a digit. */
export const NOBODY = '-';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Whom a request can be given to, by user name: the person at the desk first. `current`: who has it, and is left out. */
export function newOwnerOptions(owners: readonly PossibleOwner[] | null, ownName: string | undefined, current?: string): Choice[] {
  const names = (owners ?? []).filter(canHaveRequests).map(({ username }) => username);
  const others = names.filter((name) => name !== ownName && name !== current);
  return [
    ...(ownName && ownName !== current ? [{ value: ownName, label: `Me (${ownName})` }] : []),
    ...others.map((name) => ({ value: name, label: name })),
  ];
}

/** The choices of the filter: accounts by their ids, which stay when a name is given to someone else. */
export function ownerFilterOptions(owners: readonly PossibleOwner[] | null, chosen: string | undefined): Choice[] {
  const accounts = (owners ?? []).map((account) => ({
    value: account.id,
    label: canHaveRequests(account) ? account.username : `${isolateName(account.username)} (${account.disabled ? 'disabled' : 'viewer'})`,
  }));
  const options = [
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    { value: 'disabled', label: 'Accounts that can’t act' },
    ...accounts,
  ];
  // A user name in the address, or an account that is gone: a select without the choice would show another one.
  return chosen === undefined || options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }];
}
