import { MOST_ENTRIES_FOR_STEP, type PersonCopy, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import { findPerson, isWishedWith, type NumberRecord, type StoredLead } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { detailFor, numberParts } from './detail-for.ts';

/**
 * All that is kept about a person under the address of one request. Audited before it is read. Undefined without such a request.
 *
 * @param by for the visitor, it leaves out what was recorded with other requests about the same number
 */
export async function copyOf(
  { leads, doNotCall, audit }: Pick<DeskContext, 'leads' | 'doNotCall' | 'audit'>,
  id: string,
  by: string,
): Promise<PersonCopy | undefined> {
  const at = new Date();
  // Steps and notes have limits; a copied revocation has none.
  const found = await askStore(() => findPerson(leads, id, 2 * MOST_ENTRIES_FOR_STEP));
  const own = found.filter(({ has }) => has !== 'phone');
  if (own.length === 0) return undefined;
  await askStore(() => audit.append({ at, by, action: 'person_copied', leadId: id, details: { count: own.length } }));
  const requests = own.map(async ({ lead }) => {
    const record = await askStore(() => doNotCall.read(lead));
    const [kept, entries] = by === VISITOR_ACTOR ? [ownPart(lead), ownEntries(lead._id, record)] : [lead, record];
    return { ...detailFor(kept, numberParts(entries)), received: lead.reception };
  });
  return { at: at.toISOString(), requests: await Promise.all(requests) };
}

function ownPart(lead: StoredLead): StoredLead {
  const { revocations = [], history } = lead;
  const copied = new Set(revocations.filter((one) => one.copied).map(({ seq }) => seq));
  if (copied.size === 0) return lead;
  return {
    ...lead,
    revocations: revocations.filter(({ seq }) => !copied.has(seq)),
    history: history.filter(({ what, seq }) => what !== 'consent' || !copied.has(seq)),
  };
}

function ownEntries(id: string, { entries, noCalls, noEmail, badAddress }: NumberRecord): NumberRecord {
  const own = entries.filter(({ leadId }) => leadId === id);
  const record = { entries, noCalls, noEmail };
  return {
    noCalls: isWishedWith(id, record, 'noCalls') ? noCalls : undefined,
    noEmail: isWishedWith(id, record, 'noEmail') ? noEmail : undefined,
    badAddress: own.some(({ what }) => what === 'mail_bounced') ? badAddress : undefined,
    entries: own,
  };
}
