import { setTimeout as pause } from 'node:timers/promises';
import {
  askForCode,
  copyMyRequest,
  getMyRequest,
  openMyRequest,
  PersonCopy,
  VISITOR_ACTOR,
  type WhichRequest,
} from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Router } from 'express';
import { askStore, storeUnavailable } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { copyOf } from '../lead-detail/copy-of-person.ts';
import { mountOwnChanges } from './mount-own-changes.ts';
import { createMountVisit, visitOver } from './mount-visit.ts';
import { toMyRequest } from './to-my-request.ts';

/** The id of no lead: an unknown request makes the same calls of the store as a known one. */
const NO_LEAD = '00000000-0000-0000-0000-000000000000';
/** Milliseconds before both calls answer. The time of their own work, or of the call right after it, would tell whether there is such a request. */
const ANSWERS_AFTER = 400;

/**
 * A visitor's own request, without a session or a cookie. No answer tells whether an address is known: no answer waits for a code
 * to be made. A wrong code, a wrong address and an unknown request are answered alike.
 */
export function mountMyRequest(router: Router, options: DeskContext): void {
  const { store, leads, audit, visitorKeys: keys } = options;

  mount(router, askForCode, async ({ body: { of } }, { log }) => {
    const now = new Date();
    if (!(await store.ready())) throw storeUnavailable(undefined);
    const answersAt = pause(ANSWERS_AFTER);
    const finding = idOf(of, now);
    // A link that does not hold says so. For what was typed, the answer waits for nothing.
    if ('link' in of) await finding;
    finding
      .then((id) => askStore(() => leadStore.orderCode(leads, id ?? NO_LEAD, now)))
      .catch((error: unknown) => log.error('a code could not be ordered', { error }));
    await answersAt;
    return undefined;
  });

  mount(router, openMyRequest, async ({ body: { of, code } }, { isAbout }) => {
    const now = new Date();
    const answersAt = pause(ANSWERS_AFTER);
    const id = await idOf(of, now);
    const opened = await tryCode(id ?? NO_LEAD, code, now);
    if (id && opened) await askStore(() => audit.append({ at: now, by: VISITOR_ACTOR, action: 'my_request_opened', leadId: id }));
    await answersAt;
    if (!id || !opened) throw new AppError('code_wrong', { message: 'the code is wrong, used, too old, or of no request' });
    isAbout(id);
    const { visit, endsAt } = keys.visitOf(opened, now);
    return { visit, endsAt: endsAt.toISOString() };
  });

  const mountVisit = createMountVisit(router, options);
  mountVisit(getMyRequest, (lead) => toMyRequest(options, lead));
  mountVisit(copyMyRequest, async ({ _id }) => {
    const copy = await copyOf(options, _id, VISITOR_ACTOR);
    if (!copy) throw visitOver();
    // The schema of staff drops what is internal.
    return PersonCopy.parse(copy);
  });
  mountOwnChanges(mountVisit, options);

  /**
   * Finds the request.
   *
   * @throws AppError `link_expired` (403)
   */
  async function idOf(of: WhichRequest, now: Date): Promise<string | undefined> {
    if (!('link' in of)) return await askStore(() => leadStore.findLeadOfVisitor(leads, of));
    const id = keys.idIn(of.link);
    const lead = id === undefined ? null : await askStore(() => leadStore.findLead(leads, id));
    if (!lead || !keys.isLinkTo(of.link, lead, now)) throw new AppError('link_expired', { message: 'the link is not ours, or too old' });
    return id;
  }

  /** The lead as it was when its code was right, so that the visit holds for that address alone. */
  async function tryCode(id: string, code: string, now: Date): Promise<leadStore.Visited | undefined> {
    const tried = await askStore(() => leadStore.takeTry(leads, id, now));
    if (!tried || !keys.isCodeOf(tried, tried.at, code)) return undefined;
    return (await askStore(() => leadStore.spendCode(leads, tried, tried.at))) ? tried : undefined;
  }
}
