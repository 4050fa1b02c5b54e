import type { ContactCheck } from '@annuity-lantern/contact-check';
import type { EffectName } from '@annuity-lantern/contracts/jobs';
import type { AnyLeadRecord, EffectResult } from '@annuity-lantern/lead-store';
import type { Analytics } from '@annuity-lantern/service-kit/analytics';
import type { Site } from '@annuity-lantern/site';
import { countLead } from '../analytics/count-lead.ts';
import type { Mailer } from '../mail/create-mailer.ts';
import { visitorRecipient } from '../mail/recipient.ts';
import { composeStaffMail } from '../staff-mail/compose-staff-mail.ts';
import { verifyContact } from '../verify/verify-contact.ts';
import { composeVisitorMail } from '../visitor-mail/compose-visitor-mail.ts';
import type { SendWebhook } from '../webhook/create-webhook.ts';
import { completeLead } from './complete-lead.ts';

/**
 * Acts once for a lead, or throws an EffectRefusal; what it returns is written into the lead together with the mark.
 * The key (`lead/<id>/<effect>`) goes to the provider, so that one that knows it does nothing twice.
 */
export type ActEffect = (lead: AnyLeadRecord, idempotencyKey: string) => Promise<EffectResult>;
/** One entry per effect of the contract: a name without a handler does not pass the type check. */
export type Effects = Readonly<Record<EffectName, ActEffect>>;

export interface EffectProviders {
  readonly contactCheck: Pick<ContactCheck, 'check'>;
  readonly mailer: Mailer;
  readonly staffMailTo: readonly string[];
  readonly site: Site;
  readonly publicOrigin: string;
  readonly webhook: SendWebhook;
  readonly analytics: Analytics | null;
}

export function createEffects({ contactCheck, mailer, staffMailTo, site, publicOrigin, webhook, analytics }: EffectProviders): Effects {
  return {
    verify: (lead) => verifyContact(contactCheck, lead),
    persist: async (lead) => ({ state: 'done', completion: completeLead(lead) }),
    staffMail: async (lead, idempotencyKey) => {
      await mailer.send(composeStaffMail(lead, publicOrigin), staffMailTo, idempotencyKey);
      return { state: 'done' };
    },
    visitorMail: async (lead, idempotencyKey) => {
      await mailer.send(composeVisitorMail(lead, site, publicOrigin), visitorRecipient(lead.email), idempotencyKey);
      return { state: 'done' };
    },
    webhook,
    analytics: (lead, idempotencyKey) => countLead(analytics, lead.kind, idempotencyKey),
  };
}
