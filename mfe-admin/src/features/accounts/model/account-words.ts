import { canHaveRequests, type StaffAccount, type StaffRole, staffRoles } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';

const roleWords: Readonly<Record<StaffRole, string>> = {
  viewer: 'Viewer: reads',
  agent: 'Agent: works requests',
  manager: 'Manager: also runs the desk',
};

export const roleOptions = staffRoles.map((value) => ({ value, label: roleWords[value] }));

/** Notes on an account for managers, most important first. */
export function stateWords({ disabledAt, locked, hasPassword, linkUntil }: StaffAccount): string {
  if (disabledAt) return 'Disabled';
  if (locked) return 'Locked';
  if (hasPassword) return 'Active';
  return linkUntil ? 'No password yet' : 'No password, link ended';
}

/** The states of an account, `unchecked`, or `–` for one that gets no requests. */
export function licensedWords(account: StaffAccount): string {
  if (!getsRequests(account)) return '–';
  return isUnchecked(account) ? 'Unchecked' : (account.licenses?.lines.map(({ state }) => state).join(', ') ?? '');
}

/** How many accounts are unchecked, and which. */
export function uncheckedWords(accounts: readonly StaffAccount[]): string {
  const able = accounts.filter(getsRequests);
  const unchecked = able.filter(isUnchecked).map(({ username }) => isolateName(username));
  if (unchecked.length === 0) return 'The licensed states of every account that gets requests are recorded.';
  const names = new Intl.ListFormat('en-US').format(unchecked);
  return `Licensed states: ${unchecked.length} of ${able.length} ${able.length === 1 ? 'account is' : 'accounts are'} unchecked (${names}), and may get requests of every state.`;
}

function getsRequests({ id, username, role, disabledAt }: StaffAccount): boolean {
  return canHaveRequests({ id, username, role, ...(disabledAt ? { disabled: true } : {}) });
}

function isUnchecked({ licenses }: StaffAccount): boolean {
  return (licenses?.lines.length ?? 0) === 0;
}
