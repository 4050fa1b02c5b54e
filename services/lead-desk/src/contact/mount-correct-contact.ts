import { correctContact, noCallsWays, OWN_PAGE } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { changesLead } from '../lead-work/change-call.ts';
import { refuseLongHistory, refuseUnlessOwnerOrManager } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { addToList } from './add-to-list.ts';

/** E-mail address and phone number of a request. The audit names the fields, never their values. */
export function mountCorrectContact(mountStaff: MountStaff, desk: DeskContext): void {
  const { leads, doNotCall } = desk;
  mountStaff(
    correctContact,
    changesLead(desk, 'contact', async ({ body }, { leadId, by, now, seenAt }) => {
      const { email, phone, resend = false, mayCall = false, seq } = body;
      const seen = seenAt(seq);
      refuseUnlessOwnerOrManager(seen, by, 'correct it');
      refuseLongHistory(seen);
      const corrected = {
        ...(email === undefined || email === seen.email ? {} : { email }),
        ...(phone === undefined || phone === seen.phone ? {} : { phone }),
      };
      const fields = Object.keys(corrected);
      if (fields.length === 0) throw nothingCorrected();
      if (corrected.phone !== undefined && !mayCall) await carryNoCalls(seen, corrected.phone, by.username, now);
      if (corrected.email !== undefined) await carryNoEmail(seen, corrected.email, by.username, now);
      const { phoneNormalised: _, ...before } = seen;
      const reached = { ...before, ...corrected };
      return {
        details: { seq, fields, ...(resend ? { resend: 'yes' } : {}) },
        change: () => leadStore.correctContact(leads, leadId, { ...corrected, resend, seq, by, now }),
        reached: { ...reached, ...leadStore.normalizeContact(reached) },
        after: shareRevocations,
      };
    }),
  );

  /** A person who wants no calls wants none at the new number. Recorded before the correction, so that no one calls in between. */
  async function carryNoCalls(seen: leadStore.StoredLead, phone: string, by: string, now: Date): Promise<void> {
    const { noCalls } = await askStore(() => doNotCall.read(seen));
    const way = noCallsWays.find((one) => one === noCalls?.way) ?? 'phone';
    if (noCalls) await addToList(desk, { ...seen, phone }, { way, by, now });
  }

  /** The same for mail to the new address. What the visitor said on their page goes with the request, and not with an address. */
  async function carryNoEmail(seen: leadStore.StoredLead, email: string, by: string, now: Date): Promise<void> {
    const { noEmail } = await askStore(() => doNotCall.read(seen));
    const way = noCallsWays.find((one) => one === noEmail?.way) ?? 'email';
    if (noEmail && !(seen.noEmailHere && noEmail.way === OWN_PAGE)) await addToList(desk, { ...seen, email }, { way, by, now }, 'email');
  }

  /** What the person has revoked holds for the new contact, too. If this fails, the mails read it before they are sent. */
  async function shareRevocations(corrected: leadStore.StoredLead): Promise<leadStore.StoredLead> {
    await askStore(() => leadStore.copyRevocations(leads, corrected)).catch(() => {});
    // As stored: its revocations tell at which `seq` this request got them, and so by which contact they go.
    const lead = (await askStore(() => leadStore.findLead(leads, corrected._id)).catch(() => null)) ?? corrected;
    await askStore(() => leadStore.spreadRevocations(leads, lead)).catch(() => {});
    return lead;
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
