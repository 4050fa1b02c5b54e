import { effectiveConsent } from '@annuity-lantern/contracts/effective-consent';
import { fieldsOf, type LeadField, type MyRequest, openStatuses } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import type { StoredLead } from '@annuity-lantern/lead-store';
import { findPeople } from '@annuity-lantern/staff-store/people';
import { askStore } from '../ask-store.ts';
import type { MyRequestOptions } from './mount-visit.ts';

/** A request as its visitor may read it: nothing that staff wrote. */
export async function toMyRequest(
  { store, doNotCall, callWords }: Pick<MyRequestOptions, 'store' | 'doNotCall' | 'callWords'>,
  lead: StoredLead,
): Promise<MyRequest> {
  const { owner } = lead;
  const [{ noCalls }, people] = await Promise.all([
    askStore(() => doNotCall.read(lead)),
    owner ? askStore(() => findPeople(store.connection, [owner.id])) : undefined,
  ]);
  const words = openStatuses.includes(lead.status) && !noCalls ? callWords?.(lead._id) : undefined;
  const name = owner && people?.get(owner.id)?.name;
  const answers = fieldsOf[lead.kind].map((field: LeadField) => [field, (lead as { readonly [Field in LeadField]?: unknown })[field]]);
  return {
    reference: leadReference(lead._id),
    kind: lead.kind,
    status: lead.status,
    createdAt: lead.createdAt.toISOString(),
    ...(owner ? { advisor: name ? { name } : {} } : {}),
    ...(lead.callback ? { callbackAt: lead.callback.at.toISOString() } : {}),
    answers: Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)) as MyRequest['answers'],
    ...(lead.consent ? { consent: lead.consent } : {}),
    channels: effectiveConsent({ ...lead, noCalls }).channels,
    noCalls: noCalls !== undefined,
    ...(words ? { callWords: words } : {}),
    callsPaused: lead.callsPaused !== undefined,
    attached: lead.attachments?.length ?? 0,
  };
}
