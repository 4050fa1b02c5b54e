import {
  dismissEffect as dismissEndpoint,
  listParkedEffects,
  replayEffect as replayEndpoint,
  replayReason as replayReasonEndpoint,
} from '@annuity-lantern/contracts/http';
import { dismissEffect, findLead, type GivenUpEffect, listParked, parseParkedCursor, replayEffect } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { nextLink, PAGE_SIZE, readCursor } from '../pages-of-a-list.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { replayReason } from './replay-reason.ts';

/** Parked work: the list, and replaying or dismissing it, which is audited beforehand. */
export function mountParkedWork(mountStaff: MountStaff, { leads, audit, hint }: DeskContext): void {
  mountStaff(listParkedEffects, async ({ query }, { response }) => {
    const limit = query.limit ?? PAGE_SIZE;
    const after = readCursor(query.cursor, parseParkedCursor);
    const { effects, nextCursor } = await askStore(() => listParked(leads, { limit, ...(after ? { after } : {}) }));
    if (nextCursor) response.setHeader('link', nextLink(listParkedEffects.path, limit, nextCursor));
    return effects.map(toAnswer);
  });

  mountStaff(replayEndpoint, async ({ params: { leadId: id, effect }, query: { state = 'parked' } }, { request, log }) => {
    const which = { leadId: id.toLowerCase(), effect, state };
    const record = { at: new Date(), by: callerOf(request).username, leadId: which.leadId };
    const lead = await askStore(() => findLead(leads, which.leadId));
    const found = lead?.effects[effect];
    if (!lead || found?.state !== state) throw notGivenUp();

    const details = { effect, state, reason: found.lastErrorClass ?? 'unexpected' };
    const replayed = await doAudited({
      audit,
      entry: { ...record, action: 'replay', details },
      work: () => replayEffect(leads, which),
      isRefusal: (done) => !done,
    });
    if (!replayed) throw notGivenUp();
    log.info('an effect that was given up is due again', { leadId: which.leadId, effect });
    hint({ id: which.leadId, kind: lead.kind, what: 'stopped' });
    return undefined;
  });

  mountStaff(dismissEndpoint, async ({ params: { leadId: id, effect }, body: { state, reason } }, { request, log }) => {
    const leadId = id.toLowerCase();
    const by = callerOf(request).username;
    const lead = await askStore(() => findLead(leads, leadId));
    const found = lead?.effects[effect];
    if (!lead || found?.state !== state || !found.parkedAt) throw notGivenUp();

    const now = new Date();
    // The typed reason stays in the lead: the audit holds no free text.
    const details = { effect, state, reason: found.lastErrorClass ?? 'unexpected' };
    const dismissed = await doAudited({
      audit,
      entry: { at: now, by, action: 'dismiss', leadId, details },
      work: () => dismissEffect(leads, { leadId, effect, state, reason, by, now }),
      isRefusal: (done) => !done,
    });
    if (!dismissed) throw notGivenUp();
    log.info('an effect that was given up was dismissed', { leadId, effect });
    hint({ id: leadId, kind: lead.kind, what: 'stopped' });
    return undefined;
  });

  mountStaff(replayReasonEndpoint, async ({ body: { reason } }, { request, log }) => {
    const answer = await replayReason({ leads, audit, reason, by: callerOf(request).username });
    log.info('what was given up for one reason is due again', { errorClass: reason, count: answer.replayed });
    return answer;
  });
}

function toAnswer({ parkedAt, ...effect }: GivenUpEffect) {
  return { ...effect, parkedAt: parkedAt.toISOString() };
}

function notGivenUp(): AppError {
  return new AppError('not_found', { message: 'the effect is not in this state' });
}
