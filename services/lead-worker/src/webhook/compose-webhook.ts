import { effectiveConsent } from '@annuity-lantern/contracts/effective-consent';
import { wantsNoCalls } from '@annuity-lantern/contracts/exits';
import { fieldsOf } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { type AnyLeadRecord, consentRecordIds, type WithNoCalls } from '@annuity-lantern/lead-store';

/**
 * The event of a new lead for the operator's CRM: every answer, attachments, results of the contact check, and every consent flag. A flag
 * is `false` if the consent was never given or has been revoked. `records` are the ids of its choices in the consent ledger. `doNotCall` forbids
 * every call, also one dialed by hand, `doNotEmail` every mail. Answers are picked by name. Network address and browser are left out: they
 * prove the consent and are of no use to a CRM.
 */
export function composeWebhook(lead: WithNoCalls<AnyLeadRecord>): string {
  const record: Readonly<Record<string, unknown>> = { ...lead };
  const answers = Object.fromEntries(fieldsOf[lead.kind].map((name) => [name, record[name]]));
  return JSON.stringify({
    type: 'lead.created',
    timestamp: lead.createdAt.toISOString(),
    data: {
      id: lead._id,
      kind: lead.kind,
      createdAt: lead.createdAt.toISOString(),
      ...answers,
      otherAnswers: lead.otherAnswers,
      page: lead.reception.page,
      attachments: lead.attachments,
      contact: lead.contact && { email: lead.contact.email, phone: lead.contact.phone },
      doNotCall: wantsNoCalls(lead),
      doNotEmail: lead.noEmail !== undefined,
      emailCameBack: lead.badAddress !== undefined,
      consent: { ...consentFlags(lead), records: consentRecordIds(lead) },
    },
  });
}

/** The event of an erased lead: which one, and when. The CRM must erase it, too. */
export function composeErasedWebhook({ _id: id, history }: AnyLeadRecord): string {
  const erasedAt = history.findLast(({ what }) => what === 'erased')?.at;
  return JSON.stringify({
    type: 'lead.erased',
    timestamp: erasedAt?.toISOString(),
    data: { id, reference: leadReference(id), erasedAt: erasedAt?.toISOString() },
  });
}

function consentFlags({ consent, revocations, noCalls, noCallsHere, noEmail }: WithNoCalls<AnyLeadRecord>) {
  return {
    textVersion: consent?.textVersion ?? null,
    network: consent?.network,
    channels: effectiveConsent({ consent, revocations, noCalls, noCallsHere, noEmail }).channels,
    analytics: consent?.analytics === true,
  };
}
