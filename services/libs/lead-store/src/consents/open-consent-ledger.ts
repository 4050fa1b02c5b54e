import { dayOf } from '@annuity-lantern/hash-chain';
import { openChainWriter } from '@annuity-lantern/store-kit/chain-writer';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { DoNotCallList } from '../do-not-call/open-do-not-call-list.ts';
import type { StoredLead } from '../record/lead-record.ts';
import { type ConsentChainSettings, ofLead, openConsentChain } from './consent-chain.ts';
import { type ConsentRecord, consentRecordsOf, saysTheSame } from './consent-records.ts';
import { judgeConsentSignature } from './consent-signature.ts';

interface ConsentLedgerOptions extends ConsentChainSettings {
  readonly idKey: string;
  readonly doNotCall: Pick<DoNotCallList, 'recordedWith'>;
  readonly onHeadsError?: (error: unknown) => void;
}

export interface ConsentLedger {
  /**
   * Appends the choices of a lead that the ledger lacks. Repeating appends nothing. `contradicted`: the lead says something else than the intake signed, or
   * than the ledger has. Choices in the form that the intake did not sign so are then left out. Rejects if MongoDB is away.
   */
  record(lead: StoredLead): Promise<'recorded' | 'contradicted'>;
  /** The ids of the records that a lead contradicts. Rejects if MongoDB is away. */
  check(lead: StoredLead): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Milliseconds for which records of several leads wait for each other. A worker commits them within 200 ms. */
const GATHER = 50;

/** The consent ledger: append-only, with one record for each choice, in a hash chain of this process. */
export function openConsentLedger({ connection }: Store, options: ConsentLedgerOptions): ConsentLedger {
  const { idKey, doNotCall } = options;
  const chain = openConsentChain(connection, options);
  const writer = openChainWriter(chain, { ...options, isKnown, gather: GATHER });
  let preparing: Promise<unknown> | undefined;

  /** Without the index, two workers could record one choice twice. */
  const prepare = (): Promise<unknown> => {
    preparing ??= chain.model.collection.createIndex({ 'content.id': 1 }, { unique: true, sparse: true }).catch((error: unknown) => {
      preparing = undefined;
      throw error;
    });
    return preparing;
  };

  const compare = async (lead: StoredLead) => {
    const [entries, stored] = await Promise.all([
      doNotCall.recordedWith(lead),
      chain.model.find(ofLead(lead._id), { content: 1 }).read('primary').lean<{ content: ConsentRecord }[]>(),
    ]);
    const known = new Map(stored.map(({ content }) => [content.id, content]));
    const isForged = judgeConsentSignature(idKey, lead) === 'bad';
    const isContradicted = (record: ConsentRecord) => {
      const written = known.get(record.id);
      return (isForged && record.signed !== undefined) || (written !== undefined && !saysTheSame(written, record));
    };
    const records = consentRecordsOf(lead, entries, idKey);
    const contradicted = new Set(records.filter(isContradicted).map(({ id }) => id));
    return { contradicted, missing: records.filter(({ id }) => !known.has(id) && !contradicted.has(id)) };
  };

  return {
    record: async (lead) => {
      // What the visitor chose is gone from it. Its records are older.
      if (lead.status === 'erased') return 'recorded';
      await prepare();
      const { contradicted, missing } = await compare(lead);
      const now = new Date();
      await Promise.all(missing.map((record) => writer.append({ at: now, content: { ...record, ...lateness(lead, record, now) } })));
      return contradicted.size > 0 ? 'contradicted' : 'recorded';
    },
    check: async (lead) => (lead.status === 'erased' ? [] : [...(await compare(lead)).contradicted]),
    close: writer.close,
  };
}

/** Why a choice is written on a later day (UTC) than it was made. A time that nothing proves has no reason: `verifyConsents` names it. */
function lateness({ storedLate }: StoredLead, { at, signed }: ConsentRecord, now: Date): Pick<ConsentRecord, 'late'> {
  if (dayOf(at) >= dayOf(now)) return {};
  if (storedLate) return { late: storedLate };
  return signed === false ? {} : { late: 'late' };
}

/** Another worker recorded the choice: only the index of the records' ids refuses it. */
function isKnown(error: unknown): boolean {
  return error instanceof Error && error.message.includes('index: content.id');
}
