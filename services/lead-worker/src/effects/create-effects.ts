import type { EffectName } from '@annuity-lantern/contracts/jobs';
import type { AnyLeadRecord, LeadCompletion } from '@annuity-lantern/lead-store';
import { composeStaffMail } from '../staff-mail/compose-staff-mail.ts';
import type { Mailer } from '../staff-mail/create-mailer.ts';
import { completeLead } from './complete-lead.ts';

/** Acts once for a lead, or throws an EffectRefusal; what it returns is written into the lead together with the mark. */
export type ActEffect = (lead: AnyLeadRecord) => Promise<LeadCompletion | null>;
/** One entry per effect of the contract: a name without a handler does not pass the type check. */
export type Effects = Readonly<Record<EffectName, ActEffect>>;

export function createEffects({ mailer, publicOrigin }: { mailer: Mailer; publicOrigin: string }): Effects {
  return {
    persist: async (lead) => completeLead(lead),
    staffMail: async (lead) => {
      await mailer.send(composeStaffMail(lead, publicOrigin), `lead/${lead._id}/staffMail`);
      return null;
    },
  };
}
