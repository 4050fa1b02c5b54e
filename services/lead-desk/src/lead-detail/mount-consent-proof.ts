import { getConsentProof, type ProvedConsent } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import { noteAudited } from '../audit/note-audited.ts';
import type { DeskContext } from '../desk-context.ts';
import { notStored } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { createReadOnce } from './read-once.ts';

/** In milliseconds, below the gateway's timeout. */
const VERIFY_BUDGET = 10_000;

/** Every choice of one request with what proves it. The ledger answers also for a request that is gone. */
export function mountConsentProof(
  mountStaff: MountStaff,
  { leads, connection, audit, consentLedger, consentSettings: settings }: DeskContext,
): void {
  const reads = createReadOnce();
  mountStaff(getConsentProof, async ({ params }, { request, log }) => {
    const id = params.id.toLowerCase();
    const [lead, entries] = await askStore(() => Promise.all([leadStore.findLead(leads, id), leadStore.readConsents(connection, id)]));
    const createdAt = lead?.createdAt ?? entries[0]?.content.at;
    if (!createdAt) throw notStored();
    const entry = { at: new Date(), by: callerOf(request).username, action: 'lead_read', leadId: id } as const;
    await reads.read(request.sessionID, id, () => noteAudited(audit, entry, log));

    const days = [...new Set(entries.map(({ _id }) => _id.slice(0, _id.indexOf('/'))))];
    const faults = await askStore(async () => {
      const found: string[] = [];
      for (const day of days) found.push(...(await leadStore.verifyConsents(connection, day, settings)).faults.map((fault) => fault.id));
      return found;
    }, VERIFY_BUDGET);
    const isComplete = !lead || lead.status === 'erased' || lead.effects.consentRecord?.state === 'done';
    const contradicted = lead ? await askStore(() => consentLedger.check(lead)) : [];
    const records = entries.map((one) => toProved(one, { faults, contradicted }));
    const known = new Set(records.map((record) => record.id));
    const missing = lead && isComplete && lead.status !== 'erased' ? leadStore.consentRecordIds(lead).filter((one) => !known.has(one)) : [];
    return {
      id,
      createdAt: createdAt.toISOString(),
      records,
      isComplete,
      faults: new Set([...faults, ...missing, ...contradicted]).size,
      verifiedAt: new Date().toISOString(),
    };
  });
}

function toProved(
  { _id, hash, content }: Awaited<ReturnType<typeof leadStore.readConsents>>[number],
  { faults, contradicted }: { readonly faults: readonly string[]; readonly contradicted: readonly string[] },
): ProvedConsent {
  const { at, leadId: _, fields, ...record } = content;
  return {
    ...record,
    at: at.toISOString(),
    ...(fields ? { fields: [...fields] } : {}),
    position: _id,
    hash,
    isIntact: !faults.includes(_id),
    ...(contradicted.includes(content.id) ? { contradicted: true } : {}),
  };
}
