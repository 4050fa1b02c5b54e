import type { RefusableAction } from '@annuity-lantern/contracts/http';
import {
  type DoNotCallList,
  type DoNotSubject,
  dropCallback,
  findRelated,
  type NumberRecord,
  owesConsentRecord,
  type StoredLead,
} from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';

/** What adding to the list takes. */
export type ListContext = Pick<DeskContext, 'leads' | 'doNotCall' | 'audit' | 'hint'>;

const actions = { calls: 'no_calls', email: 'no_email', address: 'mail_bounced' } as const satisfies Readonly<
  Record<DoNotSubject, RefusableAction>
>;

/**
 * Records that the person of a lead wants no calls at all, or no mail, or that mail to them came back. Ends the callbacks of a number. Audited before it
 * changes.
 */
export async function addToList(
  { leads, doNotCall, audit, hint }: ListContext,
  lead: StoredLead,
  entry: Parameters<DoNotCallList['add']>[1],
  about: DoNotSubject = 'calls',
): Promise<NumberRecord> {
  const { way, by } = entry;
  const record = await doAudited({
    audit,
    entry: { at: new Date(), by, action: actions[about], leadId: lead._id, details: { way } },
    work: async () => {
      // Mail that came back is no choice.
      if (about !== 'address') await owesConsentRecord(leads, lead._id);
      return await doNotCall.add(lead, entry, about);
    },
    isRefusal: () => false,
  });
  if (about !== 'calls') {
    await hintNumber({ leads, hint }, lead);
    return record;
  }
  const related = await askStore(() => findRelated(leads, lead)).catch(() => []);
  const ofNumber = related.filter(({ has }) => has !== 'email');
  // One that is not ended now leads to no call: its row and its mail read the list.
  for (const { _id } of [lead, ...ofNumber]) await askStore(() => dropCallback(leads, _id)).catch(() => {});
  await hintNumber({ leads, hint }, lead);
  return record;
}

/** Every request of the number changed. If they are not found now, their panels reload by themselves. */
export async function hintNumber({ leads, hint }: Pick<ListContext, 'leads' | 'hint'>, lead: StoredLead): Promise<void> {
  const related = await askStore(() => findRelated(leads, lead)).catch(() => []);
  for (const { _id: id, kind } of [lead, ...related]) hint({ id, kind, what: 'changed' });
}
