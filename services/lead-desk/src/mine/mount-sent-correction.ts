import { contactRefusal } from '@annuity-lantern/contact-check/contact-refusal';
import { correctSentRequest, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Router } from 'express';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { findFalse } from './find-false.ts';

/**
 * Corrections by the tab that sent a request, without a code: it has the key whose hash came with the request. A wrong key, one that is over and an unknown
 * request are answered alike, and nothing is answered that the tab did not send. Audited before it changes; the audit names the fields, never their values.
 */
export function mountSentCorrection(router: Router, desk: DeskContext): void {
  const { leads, audit, hint, contactCheck } = desk;
  mount(router, correctSentRequest, async ({ body: { id: given, key, ...answers } }, { isAbout }) => {
    const leadId = given.toLowerCase();
    const now = new Date();
    const lead = await askStore(() => leadStore.findLead(leads, leadId));
    if (!leadStore.isKeyOf(lead ?? {}, key, now) || !lead) throw correctionOver();
    isAbout(leadId);
    const changed = leadStore.changedOf(lead, answers);
    const found = await findFalse(contactCheck, lead, changed);
    if (found) throw contactRefusal(found);
    const isContact = changed.email !== undefined || changed.phone !== undefined;
    const result = await doAudited({
      audit,
      entry: {
        at: now,
        by: VISITOR_ACTOR,
        action: isContact ? 'contact' : 'answers',
        leadId,
        details: { seq: lead.seq, fields: Object.keys(changed) },
      },
      work: () => leadStore.correctSent(leads, leadId, { key, answers, now }),
      isRefusal: ({ outcome }) => outcome !== 'changed',
    });
    if (result.outcome !== 'changed') throw correctionOver();
    hint({ id: leadId, kind: lead.kind, what: 'changed' });
    return undefined;
  });
}

function correctionOver(): AppError {
  return new AppError('correction_over', { message: 'the key is wrong, used or too old, or there is no such request' });
}
