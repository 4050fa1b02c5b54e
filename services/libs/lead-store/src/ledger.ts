import { within } from '@annuity-lantern/service-kit/within';
import { answerRepeats } from './answer-repeats.ts';
import { dueAtOnce } from './first-outbox.ts';
import { insertGroup } from './insert-group.ts';
import type { InsertOutcome, Member } from './insert-outcome.ts';
import type { LeadKind, NewLead } from './lead-record.ts';
import type { Leads } from './leads.ts';
import { toRecord } from './to-record.ts';

export interface Ledger {
  /**
   * Stores a lead with its consent and its outbox in one majority-acknowledged, journaled insert, which it may share with others. The id is the
   * once-ness: the same id with the same body gives what the first insert gave.
   * Rejects with LeadRefused when the lead itself cannot be stored, and otherwise when MongoDB is away or does not acknowledge: then the lead may
   * be stored all the same (ask again with the same id).
   */
  insert<K extends LeadKind>(lead: NewLead<K>): Promise<InsertOutcome>;
}

export interface LedgerOptions {
  /** Told of each insert that has ended, well or not: how many leads shared it, and how long it took in milliseconds. */
  readonly onGroup?: (size: number, ms: number) => void;
}

/** Leads that share one insert. A lead is at most about 20 KB, so that a group stays far below MongoDB's longest message (48 MB). */
const MOST_IN_GROUP = 200;
/** In milliseconds. An insert that hangs on a dead connection must not keep the next one from trying another. */
const LONGEST_TURN = 1200;

/** Group commit: leads that arrive while an insert is in flight share the next one, and each is answered for itself. */
export function openLedger(leads: Leads, { onGroup = () => {} }: LedgerOptions = {}): Ledger {
  const waiting: Member[] = [];
  let busy = false;

  const takeTurn = (): void => {
    if (busy || waiting.length === 0) return;
    busy = true;
    const started = performance.now();
    const group = waiting.splice(0, MOST_IN_GROUP);
    const inserted = insertAll(leads, group).finally(() => onGroup(group.length, performance.now() - started));
    // A rejection means that the turn is over its time: the next group then tries another connection.
    const turn = within(LONGEST_TURN, inserted, () => new Error('the insert took too long')).catch(() => {});
    void turn.then(() => {
      busy = false;
      takeTurn();
    });
  };

  return {
    insert: async (lead) => {
      const record = toRecord(lead);
      return new Promise((resolve, reject) => {
        waiting.push({ record, resolve, reject });
        takeTurn();
      });
    },
  };
}

/** Never rejects: every member is told for itself. Reading what was there before is no part of the turn. */
async function insertAll(leads: Leads, group: readonly Member[]): Promise<void> {
  const repeats: Member[] = [];
  try {
    const outcomes = await insertGroup(
      leads,
      group.map(({ record }) => record),
    );
    for (const [index, member] of group.entries()) {
      const outcome = outcomes[index];
      if (outcome === 'stored') member.resolve(stored(member));
      else if (outcome === 'duplicate') repeats.push(member);
      else member.reject(outcome);
    }
  } catch (error) {
    for (const member of group) member.reject(error);
  }
  if (repeats.length > 0) void answerRepeats(leads, repeats);
}

function stored({ record }: Member): InsertOutcome {
  return { outcome: 'stored', createdAt: record.createdAt, verified: record.verifiedOnReceipt, due: dueAtOnce(record) };
}
