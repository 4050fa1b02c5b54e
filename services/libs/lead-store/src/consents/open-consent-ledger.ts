import { openChainWriter } from '@annuity-lantern/store-kit/chain-writer';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { DoNotCallList } from '../do-not-call/open-do-not-call-list.ts';
import type { StoredLead } from '../record/lead-record.ts';
import { type ConsentChainSettings, ofLead, openConsentChain } from './consent-chain.ts';
import { consentRecordsOf } from './consent-records.ts';

interface ConsentLedgerOptions extends ConsentChainSettings {
  readonly idKey: string;
  readonly doNotCall: Pick<DoNotCallList, 'recordedWith'>;
  readonly onHeadsError?: (error: unknown) => void;
}

export interface ConsentLedger {
  /** Appends the choices of a lead that the ledger lacks. Repeating appends nothing. Rejects if MongoDB is away. */
  record(lead: StoredLead): Promise<void>;
  close(): Promise<void>;
}

/** The consent ledger: append-only, with one record for each choice, in a hash chain of this process. */
export function openConsentLedger({ connection }: Store, options: ConsentLedgerOptions): ConsentLedger {
  const { idKey, doNotCall } = options;
  const chain = openConsentChain(connection, options);
  const writer = openChainWriter(chain, { ...options, isKnown });
  let preparing: Promise<unknown> | undefined;

  /** Without the index, two workers could record one choice twice. */
  const prepare = (): Promise<unknown> => {
    preparing ??= chain.model.collection.createIndex({ 'content.id': 1 }, { unique: true, sparse: true }).catch((error: unknown) => {
      preparing = undefined;
      throw error;
    });
    return preparing;
  };

  return {
    record: async (lead) => {
      // What the visitor chose is gone from it. Its records are older.
      if (lead.status === 'erased') return;
      await prepare();
      const [entries, stored] = await Promise.all([
        doNotCall.recordedWith(lead),
        chain.model.find(ofLead(lead._id), { 'content.id': 1 }).read('primary').lean<{ content: { id: string } }[]>(),
      ]);
      const known = new Set(stored.map(({ content }) => content.id));
      const missing = consentRecordsOf(lead, entries, idKey).filter(({ id }) => !known.has(id));
      await Promise.all(missing.map((content) => writer.append({ at: new Date(), content })));
    },
    close: writer.close,
  };
}

/** Another worker recorded the choice: only the index of the records' ids refuses it. */
function isKnown(error: unknown): boolean {
  return error instanceof Error && error.message.includes('index: content.id');
}
