import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { LeadRecord } from '@annuity-lantern/lead-store';
import type { SealedRequest } from '@annuity-lantern/service-kit/sealed-requests';
import { email, phone, type Submission } from './requests.ts';
import type { Change } from './simulated-ledger.ts';
import type { Received } from './simulated-providers.ts';

/** What arrived of a lead whose erasure it is about. */
const ofErasure: readonly EffectName[] = ['ownErasure', 'erasedWebhook'];

export interface RequestBook {
  /** The visitor read that it is kept. */
  acknowledge(submission: Submission): void;
  /** Erases. The outcome stays unknown unless the store answers. */
  erasing<T>(bodyHmac: string, erase: () => Promise<T>): Promise<T>;
  /** A manager saw the hold confirmed, and ends it from this moment. */
  hold(leadId: string): void;
  endHold(leadId: string): void;
  /** Somebody saw confirmed what they did with a lead. */
  work(work: Work): void;
  /** This happened once more, and may happen so many times. */
  limit(what: string, most: number): void;
  watch(change: Change): void;
  /** Everything was lost, and a backup that was begun at this time restored. */
  restored(begunAt: number, leads: ReadonlyMap<string, LeadRecord>): void;
  judge(state: Judged): Generator<string>;
}

/** What is in a lead's history once: by an event, or else by its author and time. */
export interface Work {
  readonly leadId: string;
  readonly by?: string;
  readonly event?: string;
  readonly at: Date;
  /** In milliseconds of the simulation. */
  readonly begunAt: number;
  /** A mail tells the visitor. */
  readonly isTold: boolean;
}

export interface Judged {
  readonly leads: ReadonlyMap<string, LeadRecord>;
  readonly sealed: Iterable<SealedRequest>;
  readonly received: readonly Received[];
}

/**
 * Watches both promises about a request, per body: what was acknowledged is kept, and what was erased is gone. An erasure counts from the update of its lead.
 * A message is under way, and may still arrive, if its worker claimed the effect before that.
 */
export function createRequestBook(now: () => number): RequestBook {
  const acknowledged = new Map<string, Submission & { readonly at: number }>();
  const erased = new Map<string, number>();
  /** An erasure began, and no answer says what became of it. */
  const unknown = new Set<string>();
  /** Sent anew after a restore that lost its erasure: it may be there or not. */
  const excused = new Set<string>();
  const held = new Map<string, number>();
  const worked: (Work & { readonly confirmedAt: number })[] = [];
  const limited = new Map<string, number>();
  const broken = new Set<string>();
  let restoredAt = Number.NEGATIVE_INFINITY;

  function* judgeKept(leads: readonly LeadRecord[]): Generator<string> {
    for (const [bodyHmac, { name, mark }] of acknowledged) {
      if (erased.has(bodyHmac) || unknown.has(bodyHmac) || excused.has(bodyHmac)) continue;
      const found = leads.filter((lead) => lead.bodyHmac === bodyHmac && 'primaryConcern' in lead && lead.primaryConcern === mark);
      if (found.length === 0) yield `${name} was acknowledged and is lost`;
      if (found.length > 1) yield `${name} is stored ${found.length} times`;
    }
  }

  /** What people did is in the history once, if it was confirmed, and each step behind the one before. */
  function* judgeWork({ leads, received }: Judged): Generator<string> {
    for (const { leadId, by, event, at, begunAt, isTold } of worked) {
      const lead = leads.get(leadId);
      if (!lead || lead.status === 'erased') continue;
      const mine = lead.history.filter((one) => (event ? one.event === event : one.by === by && one.at.getTime() === at.getTime()));
      // Several steps at once differ in where they lead.
      const times = mine.length === 0 ? 0 : mine.length / new Set(mine.map(({ to }) => to)).size;
      if (times !== 1) yield `what ${event ?? by} did with ${leadId} is in its history ${times} times`;
      const isSaid = received.some((one) => one.leadId === leadId && one.effect === 'changeMail' && one.claimedAt >= begunAt);
      if (isTold && lead.effects.changeMail?.state === 'done' && !isSaid) yield `no mail told what ${by} changed in ${leadId}`;
    }
    for (const { _id, history } of leads.values()) {
      const steps = history.filter(({ what }) => what !== 'note').map(({ seq }) => seq);
      if (steps.some((seq, index) => index > 0 && seq <= (steps[index - 1] ?? 0))) yield `${_id} does not have one step behind another`;
    }
  }

  function* judgeErased({ leads, sealed, received }: Judged): Generator<string> {
    for (const [bodyHmac, at] of erased) {
      if (excused.has(bodyHmac)) continue;
      for (const lead of leads.values()) if (lead.bodyHmac === bodyHmac && isPersonal(lead)) yield `${lead._id} was erased and is back`;
      for (const { id } of sealed) if (id.endsWith(bodyHmac)) yield `${id} was erased and its sealed copy is still there`;
      const late = received.filter((one) => one.bodyHmac === bodyHmac && one.claimedAt > at && !ofErasure.includes(one.effect));
      for (const { leadId, effect } of late) yield `${leadId}/${effect} was sent after the erasure`;
    }
    for (const [index, { leadId, at, bodyHmac, effect }] of received.entries()) {
      if (effect !== 'ownErasure' || excused.has(bodyHmac)) continue;
      if ((erased.get(bodyHmac) ?? Number.POSITIVE_INFINITY) > at) yield `${leadId} was called deleted in a mail before it was`;
      if (received.findIndex((one) => one.leadId === leadId && one.effect === effect) < index) yield `${leadId} was called deleted twice`;
    }
    for (const { leadId, at, effect, content } of received.filter(({ effect }) => effect === 'erasedWebhook')) {
      if (isPersonal(content)) yield `${leadId}/${effect} tells more than that it was erased`;
      const behind = received.some((one) => one.leadId === leadId && one.effect === 'webhook' && one.at > at && at > restoredAt);
      if (behind) yield `${leadId}/webhook arrived behind the erasure`;
    }
  }

  return {
    acknowledge: (submission) => {
      const { bodyHmac } = submission;
      if ((erased.get(bodyHmac) ?? Number.POSITIVE_INFINITY) < restoredAt) excused.add(bodyHmac);
      if (!acknowledged.has(bodyHmac)) acknowledged.set(bodyHmac, { ...submission, at: now() });
    },
    erasing: async (bodyHmac, erase) => {
      unknown.add(bodyHmac);
      const outcome = await erase();
      unknown.delete(bodyHmac);
      return outcome;
    },
    work: (work) => worked.push({ ...work, confirmedAt: now() }),
    limit: (what, most) => {
      const times = (limited.get(what) ?? 0) + 1;
      limited.set(what, times);
      if (times > most) broken.add(`${what} ${times} times`);
    },
    hold: (leadId) => held.set(leadId, now()),
    endHold: (leadId) => held.delete(leadId),
    watch: ({ before, after }) => {
      if (before.status === 'erased' || after.status !== 'erased') return;
      const { bodyHmac, _id } = before;
      if (held.has(_id)) broken.add(`${_id} was erased in spite of its hold`);
      if (!erased.has(bodyHmac)) erased.set(bodyHmac, now());
    },
    restored: (begunAt, leads) => {
      restoredAt = now();
      for (const [bodyHmac, { at }] of acknowledged) if (at >= begunAt) acknowledged.delete(bodyHmac);
      worked.splice(0, worked.length, ...worked.filter(({ confirmedAt }) => confirmedAt < begunAt));
      limited.clear();
      for (const [leadId, at] of held) if (at >= begunAt) held.delete(leadId);
      for (const { _id, bodyHmac, status } of leads.values()) {
        if (status !== 'erased' || erased.has(bodyHmac)) continue;
        if (!unknown.has(bodyHmac)) broken.add(`${_id} was left out by a restore, although nobody erased it before`);
        erased.set(bodyHmac, now());
      }
      // The report of a restore names these: a manager ordered to keep them before the backup.
      for (const { hold, bodyHmac } of leads.values()) if (hold && erased.has(bodyHmac)) excused.add(bodyHmac);
    },
    judge: function* (state) {
      yield* broken;
      yield* judgeKept([...state.leads.values()]);
      yield* judgeErased(state);
      yield* judgeWork(state);
    },
  };
}

function isPersonal(value: unknown): boolean {
  const text = JSON.stringify(value);
  return [email, phone, 'The concern of'].some((part) => text.includes(part));
}
