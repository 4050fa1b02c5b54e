import type { AnyLeadRecord, LeadBodies, LeadKind } from '@annuity-lantern/lead-store';

type AnswerName<K extends LeadKind> = Exclude<keyof LeadBodies[K], 'website' | 'consent' | 'page' | 'attachments'>;

/** By name, so that what the ledger keeps beside them for itself never leaves with them. */
const answerNames = {
  consultation: ['firstName', 'lastName', 'email', 'phone', 'age', 'assets', 'state', 'primaryConcern'],
  'annuity-review': ['firstName', 'lastName', 'email', 'phone', 'age', 'state', 'insuranceCompany', 'approximateValue', 'concerns'],
} as const satisfies { [K in LeadKind]: readonly AnswerName<K>[] };

/**
 * The event of a new lead for the operator's CRM: what the visitor answered and sent along, what was found out about the contact, and every consent flag, `false`
 * where nothing was agreed to. Not in it: the visitor's network address and browser, which stay here as proof of the consent.
 */
export function composeWebhook(lead: AnyLeadRecord): string {
  const record: Readonly<Record<string, unknown>> = { ...lead };
  const answers = Object.fromEntries(answerNames[lead.kind].map((name) => [name, record[name]]));
  return JSON.stringify({
    type: 'lead.created',
    timestamp: lead.createdAt.toISOString(),
    data: {
      id: lead._id,
      kind: lead.kind,
      createdAt: lead.createdAt.toISOString(),
      ...answers,
      page: lead.reception.page,
      attachments: lead.attachments,
      contact: lead.contact && { email: lead.contact.email, phone: lead.contact.phone },
      consent: consentFlags(lead.consent),
    },
  });
}

function consentFlags(consent: AnyLeadRecord['consent']) {
  const { automatedCalls = false, texts = false, email = false } = consent?.channels ?? {};
  return { textVersion: consent?.textVersion ?? null, channels: { automatedCalls, texts, email }, analytics: consent?.analytics === true };
}
