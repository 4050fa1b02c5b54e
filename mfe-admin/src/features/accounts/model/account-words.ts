import { type StaffAccount, type StaffRole, staffRoles } from '@annuity-lantern/contracts/http';

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
