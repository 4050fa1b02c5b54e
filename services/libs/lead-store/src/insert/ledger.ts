import { setTimeout as pause } from 'node:timers/promises';
import type { EffectName } from '@annuity-lantern/contracts/effects';
import { inSpan } from '@annuity-lantern/service-kit/in-span';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import type { LeadKind, LeadRecord, NewLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { findFirstAnswers } from './first-answer.ts';
import { dueAtOnce } from './first-outbox.ts';
import { insertGroup } from './insert-group.ts';
import { toRecord } from './to-record.ts';

export type InsertOutcome =
  /** `due` names the effects that can start now. */
  | { readonly outcome: 'stored'; readonly createdAt: Date; readonly verified: boolean; readonly due: readonly EffectName[] }
  | { readonly outcome: 'repeated'; readonly createdAt: Date; readonly verified: boolean }
  /** The id exists with another body. */
  | { readonly outcome: 'key_reused' }
  /** The lead of this id was erased. `isRepeat`: it had the same body. */
  | { readonly outcome: 'erased'; readonly isRepeat: boolean };

export interface Ledger {
  /**
   * Stores a lead with its consent and outbox in one majority-acknowledged, journaled insert, which other leads may share. The id is the
   * idempotency key: the same id with the same body gets the first answer. Rejects with LeadRefused if this lead can never be stored.
   * Rejects with another error if MongoDB is away or does not acknowledge. The outcome is then unknown, so retry with the same id. Aborting
   * the signal leaves the lead out unless its insert has started.
   */
  insert<K extends LeadKind>(lead: NewLead<K>, signal?: AbortSignal): Promise<InsertOutcome>;
}

export interface LedgerOptions {
  /** Called after each insert, failed ones included, with its number of leads and its milliseconds. */
  readonly onGroup?: (size: number, ms: number) => void;
}

/** A lead that waits for its insert or for its answer. */
interface Member {
  readonly record: LeadRecord;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (outcome: InsertOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Most leads in one insert. A lead is at most about 20 KB, so a group stays far below MongoDB's longest message (48 MB). */
const MOST_IN_GROUP = 200;
/**
 * In milliseconds. An insert on a dead connection must not block the next one from trying another. Longer than the intake's wait (1200):
 * leads that arrived during the hung insert are given up by then, and not inserted beside their sealed copies.
 */
const LONGEST_TURN = 1300;
/** How often, and at which interval in milliseconds, to look for an insert without an acknowledgment. */
const REPEAT_LOOKS = 40;
const REPEAT_PAUSE = 25;

/** Group commit: leads that arrive while an insert is in flight share the next one, and each gets its own answer. */
export function openLedger(leads: Leads, { onGroup = () => {} }: LedgerOptions = {}): Ledger {
  const waiting: Member[] = [];
  let busy = false;

  const takeTurn = (): void => {
    if (busy) return;
    const group = takeGroup(waiting);
    if (group.length === 0) return;
    busy = true;
    const started = performance.now();
    const inserted = insertAll(leads, group).finally(() => onGroup(group.length, performance.now() - started));
    // A rejection means that the turn has timed out: the next group then tries another connection.
    const turn = withDeadline(LONGEST_TURN, inserted, () => new Error('the insert took too long')).catch(() => {});
    void turn.then(() => {
      busy = false;
      takeTurn();
    });
  };

  return {
    insert: async (lead, signal) => {
      const record = toRecord(lead);
      return inSpan('insert lead', { kind: 'outside', fields: { 'lantern.lead_id': lead.id } }, async (span) => {
        const inserted = new Promise<InsertOutcome>((resolve, reject) => {
          waiting.push({ record, signal, resolve, reject });
          takeTurn();
        });
        span.set({ 'lantern.outcome': (await inserted).outcome });
        return inserted;
      });
    },
  };
}

/** Takes the next group of waiting leads. Omits leads whose caller has given up: they are sealed, and would be stored twice. */
function takeGroup(waiting: Member[]): Member[] {
  const group: Member[] = [];
  while (group.length < MOST_IN_GROUP && waiting.length > 0) {
    const next = waiting.splice(0, MOST_IN_GROUP - group.length);
    for (const member of next) {
      if (member.signal?.aborted) member.reject(member.signal.reason);
      else group.push(member);
    }
  }
  return group;
}

/** Stores a single lead like `Ledger.insert`, in its own insert. */
export async function insertLead<K extends LeadKind>(leads: Leads, lead: NewLead<K>): Promise<InsertOutcome> {
  return openLedger(leads).insert(lead);
}

/** Never rejects, because each member gets its own outcome. Returns without waiting for the answers to repeats. */
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

/**
 * Answers leads whose ids already existed. Waits about a second until a majority acknowledges the first insert, because until then it may
 * be lost. Never rejects.
 */
async function answerRepeats(leads: Leads, members: readonly Member[]): Promise<void> {
  let open = members;
  try {
    for (let looks = 0; looks < REPEAT_LOOKS && open.length > 0; looks += 1) {
      if (looks > 0) await pause(REPEAT_PAUSE);
      open = await answerKnown(leads, open);
    }
    if (open.length > 0) throw new Error('a lead of this id exists but is not acknowledged by a majority');
  } catch (error) {
    for (const member of open) member.reject(error);
  }
}

/** Returns those that could not be answered yet. */
async function answerKnown(leads: Leads, members: readonly Member[]): Promise<readonly Member[]> {
  const answers = await findFirstAnswers(leads, [...new Set(members.map(({ record }) => record._id))]);
  return members.filter(({ record, resolve }) => {
    const first = answers.get(record._id);
    if (!first) return true;
    const { bodyHmac, erased, ...answer } = first;
    const isRepeat = bodyHmac === record.bodyHmac;
    if (erased) resolve({ outcome: 'erased', isRepeat });
    else resolve(isRepeat ? { outcome: 'repeated', ...answer } : { outcome: 'key_reused' });
    return false;
  });
}
