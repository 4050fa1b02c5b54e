import { addSecondAdvisor, consentDays, hasRightsOf, removeSecondAdvisor } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { findActiveUserNamed, type StaffUser } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { toLeadDetail } from '../lead-detail/to-lead-detail.ts';
import { actorOf } from '../lead-work/actor-of.ts';
import { notStored, refusal, refuseLongHistory, refuseUnlessOwns } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { type Caller, callerOf } from '../session/staff.ts';
import { recipientOf, unlicensedWords } from './may-get.ts';

type Field = 'username' | 'agreedOn';

/** The second advisor of a request, whom the visitor agreed to. Audited before the change. */
export function mountSecondAdvisor(mountStaff: MountStaff, { leads, audit, connection, hours, hint }: DeskContext): void {
  mountStaff(addSecondAdvisor, async ({ params, body: { username, agreedOn, way, seq } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const caller = callerOf(request);
    const at = new Date();
    const [seen, user] = await askStore(() => Promise.all([leadStore.findLead(leads, leadId), findActiveUserNamed(connection, username)]));
    const lead = present(seen, seq, caller);
    const second = recipientOf(refuseInvalid(lead, user), hours);
    if (!leadStore.mayGet(second, lead)) throw invalid('username', `${unlicensedWords(second, lead)} Choose someone who is.`);
    const { first, last } = consentDays(lead.createdAt, at);
    if (agreedOn < first) throw invalid('agreedOn', 'This day is before the request came in. Enter the day on which the visitor agreed.');
    if (agreedOn > last) throw invalid('agreedOn', 'This day is in the future. Enter the day on which the visitor agreed.');

    const result = await doAudited({
      audit,
      entry: { at, by: caller.username, action: 'second_advisor', leadId, details: { seq, to: second.username, agreedOn, way } },
      work: () =>
        leadStore.addSecondAdvisor(leads, leadId, {
          second: { ...second, agreedOn, way },
          seq,
          by: actorOf(caller),
          now: at,
        }),
      isRefusal: ({ outcome }) => outcome !== 'changed',
    });
    const changed = changedBy(result, seq);
    log.info('a lead got a second advisor', { leadId });
    hint({ id: leadId, kind: changed.kind, what: 'changed' });
    return toLeadDetail(changed);
  });

  mountStaff(removeSecondAdvisor, async ({ params, query: { seq } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const caller = callerOf(request);
    const at = new Date();
    const { secondAdvisor } = present(await askStore(() => leadStore.findLead(leads, leadId)), seq, caller);
    if (!secondAdvisor) throw invalid('username', 'This request has no second advisor.');
    const result = await doAudited({
      audit,
      entry: { at, by: caller.username, action: 'second_advisor', leadId, details: { seq, from: secondAdvisor.username } },
      work: () => leadStore.removeSecondAdvisor(leads, leadId, { seq, by: actorOf(caller), now: at }),
      isRefusal: ({ outcome }) => outcome !== 'changed',
    });
    const changed = changedBy(result, seq);
    log.info('the part of a second advisor ended', { leadId });
    hint({ id: leadId, kind: changed.kind, what: 'changed' });
    return toLeadDetail(changed);
  });
}

/** @throws AppError if it is not stored, has changed since the caller saw it, or belongs to somebody else */
function present(seen: leadStore.StoredLead | null, seq: number, caller: Caller): leadStore.StoredLead {
  if (!seen) throw notStored();
  if (seen.seq !== seq) throw refusal(seen, seq);
  refuseUnlessOwns(seen, caller);
  refuseLongHistory(seen);
  return seen;
}

/** @throws AppError `invalid_input` (400) if this person cannot join */
function refuseInvalid({ owner, secondAdvisor }: leadStore.StoredLead, user: StaffUser | undefined): StaffUser {
  if (!owner) throw invalid('username', 'Nobody has this request. It needs an owner first.');
  if (secondAdvisor) throw invalid('username', `${secondAdvisor.username} is the second advisor. End that first.`);
  if (!user || !hasRightsOf(user.role, 'agent')) throw invalid('username', 'No agent or manager has this user name.');
  if (user.id === owner.id) throw invalid('username', `${user.username} is the owner of this request.`);
  return user;
}

/** @throws AppError if nothing changed */
function changedBy(result: leadStore.ChangeOutcome, seq: number): leadStore.StoredLead {
  if (result.outcome === 'unknown') throw notStored();
  if (result.outcome === 'refused') throw refusal(result.lead, seq);
  return result.lead;
}

function invalid(field: Field, message: string): AppError {
  return new AppError('invalid_input', {
    message: 'the second advisor of the lead cannot be changed so',
    userMessage: message,
    errors: [{ field, code: 'custom', message }],
  });
}
