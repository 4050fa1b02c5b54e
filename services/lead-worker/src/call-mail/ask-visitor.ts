import { askedAfter, overStatuses } from '@annuity-lantern/contracts/http';
import type { AnyLeadRecord, EffectResult, VisitorKeys } from '@annuity-lantern/lead-store';
import { myRequestLink } from '../my-request/my-request-link.ts';
import { sendToVisitor } from '../visitor-mail/send-to-visitor.ts';
import { composeAskMail } from './compose-ask-mail.ts';
import type { CallMailOptions } from './mail-appointment.ts';

/**
 * Asks the visitor when to call, or for the right number, by the last call. Skipped once a call reached them, and for a request that is over.
 *
 * @throws EffectRefusal
 */
export async function askVisitor(
  options: CallMailOptions & { readonly visitorKeys: VisitorKeys },
  lead: AnyLeadRecord,
  idempotencyKey: string,
): Promise<EffectResult> {
  const asks = lead.calls && askedAfter(lead.calls.outcome);
  if (overStatuses.includes(lead.status)) return { state: 'skipped', reason: 'request_over' };
  if (!asks) return { state: 'skipped' };
  if (lead.contact?.email === 'false') return { state: 'skipped', reason: 'contact_false' };
  const mail = composeAskMail(lead, asks, { ...options, myRequest: myRequestLink(options, lead) });
  return sendToVisitor(options, { lead, mail, id: `${lead._id}/ask/${lead.effects.askMail?.order}`, idempotencyKey });
}
