import { correctContact, noCallsWays, OWN_PAGE } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { toRelated } from '../lead-detail/mount-lead-detail.ts';
import { noCallsFields } from '../lead-detail/no-calls-fields.ts';
import { toLeadDetail } from '../lead-detail/to-lead-detail.ts';
import { actorOf } from '../lead-work/actor-of.ts';
import { notStored, refusal, refuseLongHistory, refuseUnlessOwnerOrManager } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { addToList } from './add-to-list.ts';

/** E-mail address and phone number of a request. The audit names the fields, never their values. */
export function mountCorrectContact(mountStaff: MountStaff, { leads, doNotCall, audit, hint }: DeskContext): void {
  mountStaff(correctContact, async ({ params, body: { email, phone, resend = false, mayCall = false, seq } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const caller = callerOf(request);
    const at = new Date();
    const seen = await askStore(() => leadStore.findLead(leads, leadId));
    if (!seen) throw notStored();
    if (seen.seq !== seq) throw refusal(seen, seq);
    refuseUnlessOwnerOrManager(seen, caller, 'correct it');
    refuseLongHistory(seen);
    const corrected = {
      ...(email === undefined || email === seen.email ? {} : { email }),
      ...(phone === undefined || phone === seen.phone ? {} : { phone }),
    };
    const fields = Object.keys(corrected);
    if (fields.length === 0) throw nothingCorrected();
    if (corrected.phone !== undefined && !mayCall) await carryNoCalls(seen, corrected.phone, caller.username, at);
    if (corrected.email !== undefined) await carryNoEmail(seen, corrected.email, caller.username, at);

    const result = await doAudited({
      audit,
      entry: { at, by: caller.username, action: 'contact', leadId, details: { seq, fields, ...(resend ? { resend: 'yes' } : {}) } },
      work: () => leadStore.correctContact(leads, leadId, { ...corrected, resend, seq, by: actorOf(caller), now: at }),
      isRefusal: ({ outcome }) => outcome !== 'changed',
    });
    if (result.outcome !== 'changed') throw result.outcome === 'refused' ? refusal(result.lead, seq) : notStored();
    log.info('the contact of a lead was corrected', { leadId });
    hint({ id: leadId, kind: result.lead.kind, what: 'changed' });
    return await withRelatives(result.lead);
  });

  /** A person who wants no calls wants none at the new number. Recorded before the correction, so that no one calls in between. */
  async function carryNoCalls(seen: leadStore.StoredLead, phone: string, by: string, now: Date): Promise<void> {
    const { noCalls } = await askStore(() => doNotCall.read(seen));
    const way = noCallsWays.find((one) => one === noCalls?.way) ?? 'phone';
    if (noCalls) await addToList({ leads, doNotCall, audit, hint }, { ...seen, phone }, { way, by, now });
  }

  /** The same for mail to the new address. What the visitor said on their page goes with the request, and not with an address. */
  async function carryNoEmail(seen: leadStore.StoredLead, email: string, by: string, now: Date): Promise<void> {
    const { noEmail } = await askStore(() => doNotCall.read(seen));
    const way = noCallsWays.find((one) => one === noEmail?.way) ?? 'email';
    if (noEmail && !(seen.noEmailHere && noEmail.way === OWN_PAGE))
      await addToList({ leads, doNotCall, audit, hint }, { ...seen, email }, { way, by, now }, 'email');
  }

  /** What the person has revoked holds for the new contact, too. If this fails, the mails read it before they are sent. */
  async function withRelatives(corrected: leadStore.StoredLead) {
    await askStore(() => leadStore.copyRevocations(leads, corrected)).catch(() => {});
    // As stored: its revocations tell at which `seq` this request got them, and so by which contact they go.
    const lead = (await askStore(() => leadStore.findLead(leads, corrected._id)).catch(() => null)) ?? corrected;
    await askStore(() => leadStore.spreadRevocations(leads, lead)).catch(() => {});
    const [related, number, asked] = await Promise.all([
      askStore(() => leadStore.findRelated(leads, corrected)).catch(() => []),
      askStore(() => doNotCall.read(corrected)).catch(() => null),
      askStore(() => leadStore.markAskFirst(leads, [corrected])).catch(() => []),
    ]);
    return {
      ...toLeadDetail(lead),
      ...(number ? noCallsFields(number) : {}),
      ...(asked[0] ? { askFirst: asked[0].askFirst } : {}),
      ...(related.length > 0 ? { related: related.map(toRelated) } : {}),
    };
  }
}

function nothingCorrected(): AppError {
  const message = 'This is what the request says already.';
  return new AppError('invalid_input', {
    message: 'the contact is the same',
    userMessage: message,
    errors: [{ field: 'email', code: 'custom', message }],
  });
}
