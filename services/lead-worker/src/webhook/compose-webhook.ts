import { effectiveConsent } from '@annuity-lantern/contracts/effective-consent';
import { fieldsOf } from '@annuity-lantern/contracts/http';
import type { AnyLeadRecord } from '@annuity-lantern/lead-store';

/**
 * The event of a new lead for the operator's CRM: every answer, what the visitor sent along, what the contact check found, and every consent flag,
 * `false` where nothing was agreed to or it was taken back by now. Answers are taken by name, so that what the ledger keeps for itself stays: network address and browser are
 * proof of the consent and nothing for a CRM.
 */
export function composeWebhook(lead: AnyLeadRecord): string {
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
      consent: consentFlags(lead),
    },
  });
}

function consentFlags({ consent, revocations }: AnyLeadRecord) {
  return {
    textVersion: consent?.textVersion ?? null,
    network: consent?.network,
    channels: effectiveConsent({ consent, revocations }).channels,
    analytics: consent?.analytics === true,
  };
}
