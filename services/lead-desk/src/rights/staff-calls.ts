import { callsBeforeCode, type Endpoint, hasRightsOf } from '@annuity-lantern/contracts/http';
import { type Handler, mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Request, Router } from 'express';
import { admitStaff } from '../session/staff.ts';
import type { MustHaveCode, Right } from './rights.ts';

export type MountStaff = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

interface StaffCallsOptions {
  readonly router: Router;
  readonly store: Store;
  /** By the endpoint's name. */
  readonly rights: Readonly<Record<string, Right>>;
  readonly mustHaveCode: MustHaveCode;
  /** Mounts every staff call. */
  readonly mountAll: (mountStaff: MountStaff) => void;
}

/**
 * Mounts the staff calls, each for those whom its row admits.
 * @throws Error when a call has no row, or a row no call
 */
export function mountStaffCalls({ router, store, rights, mustHaveCode, mountAll }: StaffCallsOptions): void {
  const unmounted = new Set(Object.keys(rights));
  mountAll((endpoint, handler) => {
    const right = Object.hasOwn(rights, endpoint.name) ? rights[endpoint.name] : undefined;
    if (right === undefined) throw new Error(`The call ${endpoint.name} has no row in the table of rights.`);
    unmounted.delete(endpoint.name);
    mount(router, endpoint, handler, right === 'anyone' ? {} : { authenticate: (request) => admit(request, endpoint, right) });
  });
  if (unmounted.size > 0) throw new Error(`The table of rights has rows without a call: ${[...unmounted].join(', ')}.`);

  async function admit(request: Request, { name, background }: Endpoint, least: Exclude<Right, 'anyone'>): Promise<void> {
    const { role, hasCode } = await admitStaff(request, store, background);
    if (!hasCode && mustHaveCode(role) && !callsBeforeCode.has(name))
      throw new AppError('set_up_code_first', { message: 'the account of the caller must have a sign-in code' });
    if (!hasRightsOf(role, least)) throw new AppError('forbidden', { message: 'the role of the caller may not do this' });
  }
}
