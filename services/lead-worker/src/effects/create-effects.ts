import type { EffectName } from '@annuity-lantern/contracts/jobs';
import type { AnyLeadRecord, EffectResult } from '@annuity-lantern/lead-store';
import type { Analytics } from '@annuity-lantern/service-kit/analytics';
import { countLead } from '../analytics/count-lead.ts';
import { composeStaffMail } from '../staff-mail/compose-staff-mail.ts';
import type { Mailer } from '../staff-mail/create-mailer.ts';
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
  readonly mailer: Mailer;
  readonly publicOrigin: string;
  readonly webhook: SendWebhook;
  readonly analytics: Analytics | null;
}

export function createEffects({ mailer, publicOrigin, webhook, analytics }: EffectProviders): Effects {
  return {
    verify: async () => ({ state: 'skipped' }),
    persist: async (lead) => ({ state: 'done', completion: completeLead(lead) }),
    staffMail: async (lead, idempotencyKey) => {
      await mailer.send(composeStaffMail(lead, publicOrigin), idempotencyKey);
      return { state: 'done' };
    },
    visitorMail: async () => ({ state: 'skipped' }),
    webhook,
    analytics: (lead, idempotencyKey) => countLead(analytics, lead.kind, idempotencyKey),
  };
}
