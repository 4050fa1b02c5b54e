import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { callsBeforeCode, type Endpoint, mayCall, PROOF_HOLDS } from '@annuity-lantern/contracts/http';
import { type Handler, mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Request, Router } from 'express';
import { type Admitting, admitStaff, callerOf } from '../session/staff.ts';

/** Every call of the desk except the public ones. */
const staffCalls = endpoints.filter(({ service, role }) => service === 'lead-desk' && role !== undefined);

export type MountStaff = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

interface StaffCallsOptions extends Admitting {
  readonly router: Router;
  /** Every account must set up a sign-in code before it may do anything else. True on the production host. */
  readonly mustHaveCode: boolean;
  /** Mounts every one of `calls`. */
  readonly mountAll: (mountStaff: MountStaff) => void;
  readonly calls?: readonly Endpoint[];
}

/**
 * Mounts the staff calls, each for the roles that may make it.
 * @throws Error when a call is mounted twice, is no staff call of the desk, or is not mounted
 */
export function mountStaffCalls({ router, store, hours, mustHaveCode, mountAll, calls = staffCalls }: StaffCallsOptions): void {
  const unmounted = new Set(calls.map(({ name }) => name));
  const mounts: { readonly path: string; readonly mount: () => void }[] = [];
  mountAll((endpoint, handler) => {
    if (!unmounted.delete(endpoint.name)) throw new Error(`${endpoint.name} is no staff call of the desk, or is mounted twice.`);
    const checked: typeof handler = (input, context) => {
      if (appliesTo(endpoint.ofOthers, context.request.body)) refuseOwnAccount(context.request);
      if (appliesTo(endpoint.proof, context.request.body)) askForProof(context.request);
      return handler(input, context);
    };
    const options = endpoint.role === 'anyone' ? {} : { authenticate: (request: Request) => admit(request, endpoint) };
    mounts.push({ path: endpoint.path, mount: () => mount(router, endpoint, checked, options) });
  });
  // `/leads/:id` also matches `/leads/export`.
  for (const one of mounts.sort((a, b) => parametersOf(a.path) - parametersOf(b.path))) one.mount();
  if (unmounted.size > 0) throw new Error(`Staff calls without a handler: ${[...unmounted].join(', ')}.`);

  async function admit(request: Request, endpoint: Endpoint): Promise<void> {
    const { role, hasCode } = await admitStaff(request, { store, hours }, endpoint.background);
    if (!hasCode && mustHaveCode && !callsBeforeCode.has(endpoint.name))
      throw new AppError('set_up_code_first', { message: 'the account of the caller must have a sign-in code' });
    if (!mayCall(endpoint, role)) throw new AppError('forbidden', { message: 'the role of the caller may not do this' });
  }
}

function parametersOf(path: string): number {
  return path.split('/:').length - 1;
}

/** Whether a rule of a call holds for this body. */
function appliesTo(rule: Endpoint['proof'], body: unknown): boolean {
  if (typeof rule !== 'object') return rule === true;
  return rule.some((field) => (body as Readonly<Record<string, unknown>>)[field] !== undefined);
}

/** @throws AppError `forbidden` (403) if the call changes the caller's own account */
function refuseOwnAccount(request: Request): void {
  if (String(request.params.id).toLowerCase() !== callerOf(request).id) return;
  throw new AppError('forbidden', {
    message: 'the call changes the account of its caller',
    userMessage: 'Another manager has to change this in your account.',
  });
}

/** @throws AppError `proof_needed` (401) unless the person of the session has just proved who they are */
function askForProof(request: Request): void {
  const { provenAt } = request.session.staff ?? {};
  if (provenAt !== undefined && Date.now() - provenAt < PROOF_HOLDS) return;
  throw new AppError('proof_needed', {
    message: 'the caller must prove who they are',
    details: { withCode: callerOf(request).hasCode },
  });
}
