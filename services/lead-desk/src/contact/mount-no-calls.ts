import {
  allowAddress,
  allowCalls,
  allowEmail,
  consentDays,
  type RefusableAction,
  recordNoCalls,
  recordNoEmail,
} from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import type { Handler } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { detailFor, numberParts, partsOf } from '../lead-detail/detail-for.ts';
import { actorOf } from '../lead-work/actor-of.ts';
import { notStored, refusal, refuseUnlessOwnerOrManager } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { addToList, hintNumber } from './add-to-list.ts';

/** What each end of a wish, or of a bounce, is called. */
const ends = {
  calls: { action: 'calls_allowed', before: 'they asked for no calls', log: 'a visitor may be called again' },
  email: { action: 'email_allowed', before: 'they asked for no email', log: 'a visitor may get mail again' },
  address: { action: 'address_works', before: 'mail to this address came back', log: 'the address of a visitor works again' },
} as const satisfies Readonly<
  Record<leadStore.DoNotSubject, { readonly action: RefusableAction; readonly before: string; readonly log: string }>
>;

/** Whether the person of a request may be called, or get mail, at all. Audited before it changes. */
export function mountNoCalls(mountStaff: MountStaff, desk: DeskContext): void {
  const { leads, doNotCall, audit, hint } = desk;
  mountStaff(recordNoCalls, record('calls'));
  mountStaff(recordNoEmail, record('email'));
  mountStaff(allowCalls, allow('calls'));
  mountStaff(allowEmail, allow('email'));
  mountStaff(allowAddress, allow('address'));

  function record(about: 'calls' | 'email'): Handler<typeof recordNoCalls> {
    return async ({ params, body: { way } }, { request, log }) => {
      const caller = callerOf(request);
      const now = new Date();
      const lead = await leadOf(params.id);
      const parts = await partsOf(desk, lead, caller);
      const number = await addToList(desk, lead, { way, by: caller.username, now }, about);
      log.info(about === 'calls' ? 'a visitor wants no calls' : 'a visitor wants no mail', { leadId: lead._id });
      return detailFor(await asChanged(lead), { ...parts, ...numberParts(number) });
    };
  }

  function allow(about: leadStore.DoNotSubject): Handler<typeof allowCalls> {
    return async ({ params, body: { way, on, seenAt } }, { request, log }) => {
      const caller = callerOf(request);
      const { username: by } = caller;
      // By the same clock as a wish that the CRM reports late.
      const now = await askStore(() => leadStore.readServerTime(leads));
      const lead = await leadOf(params.id);
      refuseUnlessOwnerOrManager(lead, actorOf(caller), 'end it');
      const seen = new Date(seenAt);
      const { first, last } = consentDays(seen, now);
      const { action, before, log: line } = ends[about];
      if (on < first) throw badDay(`This day is before ${before}. Enter the day on which the visitor said so.`);
      if (on > last) throw badDay('This day is in the future. Enter the day on which the visitor said so.');
      const parts = await partsOf(desk, lead, caller);
      const number = await doAudited({
        audit,
        entry: { at: now, by, action, leadId: lead._id, details: { way, on } },
        work: async () => {
          if (about !== 'address') await leadStore.owesConsentRecord(leads, lead._id);
          return await doNotCall.remove(lead, { way, by, now, on }, seen, about);
        },
        isRefusal: (found) => found === null,
      });
      if (!number) throw refusal(lead, lead.seq);
      log.info(line, { leadId: lead._id });
      await hintNumber({ leads, hint }, lead);
      return detailFor(await asChanged(lead), { ...parts, ...numberParts(number) });
    };
  }

  /** The list is changed by now, so a read that fails must not say otherwise. */
  function asChanged(lead: leadStore.StoredLead): Promise<leadStore.StoredLead> {
    return leadOf(lead._id).catch(() => lead);
  }

  async function leadOf(id: string): Promise<leadStore.StoredLead> {
    const lead = await askStore(() => leadStore.findLead(leads, id.toLowerCase()));
    // An erased one has no number.
    if (!lead || lead.status === 'erased') throw notStored();
    return lead;
  }
}

function badDay(message: string): AppError {
  return new AppError('invalid_input', {
    message: 'nobody can have said so on this day',
    userMessage: message,
    errors: [{ field: 'on', code: 'custom', message }],
  });
}
