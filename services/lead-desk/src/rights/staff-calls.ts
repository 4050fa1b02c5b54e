import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { callsBeforeCode, type Endpoint, hasRightsOf, mayCall, type StaffRole } from '@annuity-lantern/contracts/http';
import { type Handler, mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Request, Router } from 'express';
import { admitStaff } from '../session/staff.ts';

/** Whether an account with this role must set up a sign-in code before it may do anything else. */
export type MustHaveCode = (role: StaffRole) => boolean;

export function codeRule(isProductionHost: boolean): MustHaveCode {
  return (role) => isProductionHost && hasRightsOf(role, 'manager');
}

/** Every call of the desk except the public ones. */
const staffCalls = endpoints.filter(({ service, role }) => service === 'lead-desk' && role !== undefined);

export type MountStaff = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

interface StaffCallsOptions {
  readonly router: Router;
  readonly store: Store;
  readonly mustHaveCode: MustHaveCode;
  /** Mounts every one of `calls`. */
  readonly mountAll: (mountStaff: MountStaff) => void;
  readonly calls?: readonly Endpoint[];
}

/**
 * Mounts the staff calls, each for the roles that may make it.
 * @throws Error when a call is mounted twice, is no staff call of the desk, or is not mounted
 */
export function mountStaffCalls({ router, store, mustHaveCode, mountAll, calls = staffCalls }: StaffCallsOptions): void {
  const unmounted = new Set(calls.map(({ name }) => name));
  mountAll((endpoint, handler) => {
    if (!unmounted.delete(endpoint.name)) throw new Error(`${endpoint.name} is no staff call of the desk, or is mounted twice.`);
    mount(router, endpoint, handler, endpoint.role === 'anyone' ? {} : { authenticate: (request) => admit(request, endpoint) });
  });
  if (unmounted.size > 0) throw new Error(`Staff calls without a handler: ${[...unmounted].join(', ')}.`);

  async function admit(request: Request, endpoint: Endpoint): Promise<void> {
    const { role, hasCode } = await admitStaff(request, store, endpoint.background);
    if (!hasCode && mustHaveCode(role) && !callsBeforeCode.has(endpoint.name))
      throw new AppError('set_up_code_first', { message: 'the account of the caller must have a sign-in code' });
    if (!mayCall(endpoint, role)) throw new AppError('forbidden', { message: 'the role of the caller may not do this' });
  }
}
