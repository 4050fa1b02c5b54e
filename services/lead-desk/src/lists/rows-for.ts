import { hiddenInRows, type StaffRole } from '@annuity-lantern/contracts/http';
import { countOthers, markAskFirst, type StoredLead } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { rowFor } from './row-for.ts';

/** The rows of a page for this role, with what is known about each one's number, address and person. */
export async function rowsFor(
  { leads, doNotCall }: Pick<DeskContext, 'leads' | 'doNotCall'>,
  records: readonly Pick<StoredLead, '_id' | 'email' | 'phone' | 'consent'>[],
  role: StaffRole,
): Promise<ReturnType<typeof rowFor>[]> {
  // A count would tell a viewer the contact of requests that the viewer never opened.
  const mayCount = hiddenInRows(role).length === 0;
  const [marked, others] = await askStore(() =>
    Promise.all([doNotCall.mark(records).then((listed) => markAskFirst(leads, listed)), mayCount ? countOthers(leads, records) : []]),
  );
  return marked.map((record, index) => rowFor({ ...record, others: others[index] || undefined }, role));
}
