import * as z from 'zod/mini';

/** From the fewest rights to the most: each role may do what those before it may. */
export const staffRoles = ['viewer', 'agent', 'manager'] as const;
export const StaffRole = z.enum(staffRoles);
export type StaffRole = (typeof staffRoles)[number];

/** Whether a role has the rights of `least`. */
export function hasRightsOf(role: StaffRole, least: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(least);
}
