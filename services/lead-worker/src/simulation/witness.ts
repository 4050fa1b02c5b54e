import { effectiveConsent } from '@annuity-lantern/contracts/effective-consent';
import { effects as definitions, type EffectName, effectNames, isEffectName, providers } from '@annuity-lantern/contracts/effects';
import type { ConsentChannel } from '@annuity-lantern/contracts/http';
import { type AnyLeadRecord, consentRecordIds, type Effect, type LeadRecord } from '@annuity-lantern/lead-store';
import type { SealedRequest } from '@annuity-lantern/service-kit/sealed-requests';
import { createRequestBook, type Judged, type RequestBook } from './request-book.ts';
import type { Change } from './simulated-ledger.ts';
import type { Received } from './simulated-providers.ts';
import type { Process } from './virtual-clock.ts';

/** A revocation that staff saw confirmed. */
export interface Revoked {
  readonly leadId: string;
  readonly at: Date;
  readonly channels: readonly ConsentChannel[];
  /** In milliseconds of the simulation. */
  readonly confirmedAt: number;
}

export interface Witness {
  readonly requests: RequestBook;
  readonly tampered: Set<string>;
  readonly deadly: Map<string, EffectName>;
  readonly revoked: Revoked[];
  /** Leads to which a newer release added a field and an effect of its own. */
  readonly ofNewerRelease: Set<string>;
  /** Looks at each change of the ledger. */
  watch(change: Change): void;
  /** The outcome of a try of this effect is unknown. */
  addUnknown(leadId: string, effect: EffectName): void;
  /** A worker died of a deadly lead. */
  addDeath(leadId: string, worker: Process, leads: ReadonlyMap<string, LeadRecord>): void;
  /** When MongoDB made the claim with this token, in milliseconds of the simulation. */
  claimedAt(token: string): number;
  /** Both stores lost everything. What was done since the backup was begun is forgotten, and what was sent may be sent again where its row allows. */
  restored(begunAt: number, received: readonly Received[], leads: ReadonlyMap<string, LeadRecord>, sealed: Iterable<SealedRequest>): void;
  /** Which promises are broken once everything is over. */
  judge(state: Judged & { readonly consents: ReadonlySet<string> }): string[];
}

/** A field, and an effect, that only a newer release knows. */
export const NEWER = 'ofNewerRelease';

/** A deadly lead ends this many workers: one beside other work, and then three alone. */
const DEATHS = 4;

/** Watches a simulation from outside, and says in sentences what the pipeline promised and did not keep. */
export function createWitness(hadTrouble: (worker: Process) => boolean, now: () => number): Witness {
  const requests = createRequestBook(now);
  const tampered = new Set<string>();
  /** Those whose impossible state a correction ended, as it starts the checks anew. */
  const mended = new Set<string>();
  const deadly = new Map<string, EffectName>();
  const revoked: Revoked[] = [];
  const ofNewerRelease = new Set<string>();
  /** Leads whose earlier mail about the owner may or may not have named one. */
  const unsureOwners = new Set<string>();
  const holders = new Map<string, { readonly process: Process; readonly at: number }>();
  /** Bodies that a restore lost: what arrived before counts no more. */
  const forgotten = new Map<string, number>();
  let restoredAt: number | undefined;
  /** When the normalized contact was stored of each lead whose insert did not store it, and when each lead was erased. */
  const foundFrom = new Map<string, number>();
  const foundSince = ({ _id, emailNormalised }: LeadRecord) =>
    emailNormalised ? (foundFrom.get(_id) ?? Number.NEGATIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const erasedAt = new Map<string, number>();
  const unknown = new Map<string, number>();
  const deaths = new Map<string, number>();
  const broken = new Set<string>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  /** Claims of other leads that the worker holds. */
  function heldBeside(leadId: string, worker: Process, leads: ReadonlyMap<string, LeadRecord>): string[] {
    const others = [...leads.values()].filter(({ _id }) => _id !== leadId);
    return others.flatMap(({ _id, effects }) =>
      effectNames.filter((name) => holders.get(effects[name]?.token ?? '')?.process === worker).map((name) => `${_id}/${name}`),
    );
  }

  function watchFailures(leadId: string, effect: EffectName, { state, lastErrorClass, lastAttempts = [] }: Effect): void {
    const isFailure = lastErrorClass !== undefined && lastErrorClass !== 'restored' && state !== 'skipped';
    if (isFailure && lastAttempts.at(-1)?.errorClass !== lastErrorClass) broken.add(`${leadId}/${effect} does not hold its last failure`);
  }

  function watchContact({ firstContact, _id }: LeadRecord, effect: EffectName, before?: Effect, after?: Effect): void {
    const isClaimed = before?.state === 'due' && after?.state === 'sending';
    if (firstContact && isClaimed && definitions[effect].until === 'firstContact')
      broken.add(`${_id}/${effect} ran after the first contact`);
  }

  function watchEffect(leadId: string, effect: EffectName, by: Process, before?: Effect, after?: Effect, isErasure = false): void {
    if (after) watchFailures(leadId, effect, after);
    if (after?.token !== undefined && after.token !== before?.token) holders.set(after.token, { process: by, at: now() });
    if (before?.state !== 'sending' || before.token === undefined || after?.token === before.token) return;
    const holder = holders.get(before.token)?.process;
    if (!holder) return;
    const isTroubled = !holder.isAlive || hadTrouble(holder);
    if (holder !== by || isTroubled) count(unknown, `${leadId}/${effect}`);
    // The copy of a revocation orders the consent record again, also while it is being written: that run then commits nothing.
    const isOrderedAgain = after?.state === 'due' && after.attempts === 0;
    if (effect === 'ownerMail' && (isOrderedAgain || isTroubled || holder !== by)) unsureOwners.add(leadId);
    const isTaken = (holder !== by || after?.token !== undefined) && !isOrderedAgain && !isErasure;
    if (isTaken && !isTroubled && by.name.startsWith('worker')) broken.add(`${leadId}/${effect} was taken from a worker that lives`);
  }

  function judgeEffect(lead: LeadRecord, name: EffectName, arrived: readonly Received[]): string | null {
    const effect = lead.effects[name];
    if (!effect) return null;
    const { state, after, order, lastErrorClass } = effect;
    const isOrder = ({ key }: Received) => order === undefined || key.split('/').includes(String(order));
    // After a restore, an order may get the number of one that it lost.
    const counted = arrived.filter(({ at }) => order === undefined || at > (restoredAt ?? 0));
    const times = Math.max(0, ...[...Map.groupBy(counted, ({ key }) => key).values()].map((same) => same.length));
    const { whenUnknown, queue } = definitions[name];
    const unknowns = unknown.get(`${lead._id}/${name}`) ?? 0;
    // Erasing ends what is parked, and a restore holds what it does not know.
    const isExcused = tampered.has(lead._id) || deadly.has(lead._id) || lastErrorClass === 'restored';
    if (times > 1 && whenUnknown === 'unconfirmed') return `arrived ${times} times`;
    if (times > 1 + unknowns) return `arrived ${times} times with ${unknowns} unknown outcomes`;
    if (state === 'due' || state === 'sending') return `is still ${state}`;
    if (state === 'waiting' && after && isEffectName(after) && ['done', 'skipped'].includes(lead.effects[after]?.state ?? ''))
      return `waits, although ${after} is ${lead.effects[after]?.state}`;
    if (isExcused) return null;
    if (state === 'parked') return `is parked (${lastErrorClass})`;
    if (state === 'unconfirmed' && unknowns === 0) return 'is unconfirmed, although its outcome is known';
    if (state === 'done' && !arrived.some(isOrder) && providers[queue].outside === 'reaches') return 'is done, but never arrived';
    return null;
  }

  function* judgeRevocations(leads: ReadonlyMap<string, LeadRecord>, received: readonly Received[]): Generator<string> {
    for (const { leadId, at, channels, confirmedAt } of revoked) {
      for (const lead of leads.values()) {
        // All leads of a simulation are of one person.
        if (tampered.has(lead._id) || lead.status === 'erased' || (lead._id !== leadId && lead.createdAt > at)) continue;
        const { channels: open } = effectiveConsent(lead);
        // Its contact was stored after the other lead was erased, with all by which the two are one person's.
        if (foundSince(lead) > (erasedAt.get(leadId) ?? Number.POSITIVE_INFINITY)) continue;
        // The copying of a tampered lead's revocations is parked. A deadly lead may end before it reads them.
        const getsCopy = lead._id === leadId || !(tampered.has(leadId) || deadly.has(lead._id));
        if (getsCopy && channels.some((channel) => open[channel])) yield `${lead._id} lacks the revocation in ${leadId}`;
        const late = received.filter((one) => one.leadId === lead._id && one.startedAt > confirmedAt);
        for (const { effect, content } of late) {
          const told = effect === 'webhook' && effectiveConsent(content as AnyLeadRecord).channels;
          if (told && channels.some((channel) => told[channel])) yield `${lead._id}/webhook says nothing of the revocation in ${leadId}`;
          if (effect === 'visitorMail' && channels.includes('email'))
            yield `${lead._id}/visitorMail was sent after the revocation in ${leadId}`;
        }
      }
    }
  }

  function* judgeReleases(leads: ReadonlyMap<string, LeadRecord>): Generator<string> {
    for (const id of ofNewerRelease) {
      const lead = leads.get(id);
      const left = [lead, lead?.effects].map((part) => part && NEWER in part);
      if (lead?.status === 'erased' && left.includes(true)) yield `${id} has something of a newer release after the erasure`;
      if (lead && lead.status !== 'erased' && left.includes(false)) yield `${id} lost something of a newer release`;
    }
  }

  /** Unless the mail in between is of unknown outcome, no two mails in a row are about one owner. */
  function* judgeOwners(received: readonly Received[]): Generator<string> {
    const mails = Map.groupBy(
      received.filter(({ effect, at }) => effect === 'ownerMail' && at > (restoredAt ?? 0)),
      ({ leadId }) => leadId,
    );
    for (const [leadId, sent] of mails)
      if (!unsureOwners.has(leadId) && sent.some(({ owner }, index) => index > 0 && sent[index - 1]?.owner === owner))
        yield `${leadId} got a second mail about the same owner`;
  }

  function* judgeConsents(leads: ReadonlyMap<string, LeadRecord>, consents: ReadonlySet<string>): Generator<string> {
    for (const lead of leads.values()) {
      // Another state is judged with the other effects.
      if (lead.effects.consentRecord.state !== 'done') continue;
      for (const id of consentRecordIds(lead)) if (!consents.has(id)) yield `the consent ledger lacks ${id}`;
    }
    const kept = [...leads.values()];
    const known = new Set(kept.flatMap((lead) => consentRecordIds(lead)));
    // An erased lead no longer holds its wishes.
    const isErased = (record: string) => kept.some(({ _id, status }) => status === 'erased' && record.startsWith(_id));
    // The ledger of a backup is read after its leads, so it may know more.
    for (const id of restoredAt === undefined ? consents : [])
      if (!known.has(id) && !isErased(id)) yield `the consent ledger has ${id}, which no lead holds`;
  }

  return {
    requests,
    tampered,
    deadly,
    revoked,
    ofNewerRelease,
    watch: (change) => {
      const { by, before, after } = change;
      requests.watch(change);
      const isErasure = before.status !== 'erased' && after.status === 'erased';
      if (by.name === 'desk' && sharesToken(before) && !sharesToken(after)) mended.add(before._id);
      const deadlyIn = deadly.get(before._id);
      // A correction orders the check anew, with all its tries.
      if (by.name === 'desk' && deadlyIn && before.effects[deadlyIn]?.attempts && after.effects[deadlyIn]?.attempts === 0)
        deaths.delete(before._id);
      if (isErasure) erasedAt.set(before._id, now());
      if (after.emailNormalised && !before.emailNormalised) foundFrom.set(after._id, now());
      for (const name of effectNames) {
        watchEffect(before._id, name, by, before.effects[name], after.effects[name], isErasure);
        watchContact(after, name, before.effects[name], after.effects[name]);
      }
    },
    addUnknown: (leadId, effect) => void count(unknown, `${leadId}/${effect}`),
    addDeath: (leadId, worker, leads) => {
      count(deaths, leadId);
      const beside = heldBeside(leadId, worker, leads);
      if ((deaths.get(leadId) ?? 0) > 1 && beside.length > 0) broken.add(`${leadId} ended a worker again, beside ${beside.join(', ')}`);
    },
    claimedAt: (token) => holders.get(token)?.at ?? Number.NEGATIVE_INFINITY,
    restored: (begunAt, received, leads, sealed) => {
      restoredAt = now();
      requests.restored(begunAt, leads);
      deaths.clear();
      const stored = new Set([...leads.values()].map((lead) => lead.bodyHmac));
      const waiting = [...sealed];
      for (const { leadId, effect, bodyHmac } of received) {
        if (stored.has(bodyHmac) || waiting.some(({ id }) => id.endsWith(bodyHmac))) {
          count(unknown, `${leadId}/${effect}`);
          forgotten.delete(bodyHmac);
        } else forgotten.set(bodyHmac, now());
      }
      for (const id of ofNewerRelease) if (!(NEWER in (leads.get(id) ?? {}))) ofNewerRelease.delete(id);
      revoked.splice(0, revoked.length, ...revoked.filter(({ confirmedAt }) => confirmedAt < begunAt));
    },
    judge: (state) => {
      const { leads, received, consents } = state;
      for (const words of requests.judge(state)) broken.add(words);
      for (const lead of leads.values()) {
        const arrived = Map.groupBy(
          received.filter(({ leadId, bodyHmac, at }) => leadId === lead._id && at > (forgotten.get(bodyHmac) ?? Number.NEGATIVE_INFINITY)),
          ({ effect }) => effect,
        );
        for (const name of effectNames) {
          const words = judgeEffect(lead, name, arrived.get(name) ?? []);
          if (words) broken.add(`${lead._id}/${name} ${words}`);
        }
      }
      for (const words of judgeConsents(leads, consents)) broken.add(words);
      for (const words of judgeRevocations(leads, received)) broken.add(words);
      for (const words of judgeReleases(leads)) broken.add(words);
      for (const words of judgeOwners(received)) broken.add(words);
      for (const [id, times] of deaths) if (times > DEATHS) broken.add(`${id} ended ${times} workers`);
      for (const id of tampered) {
        const isParked = Object.values(leads.get(id)?.effects ?? {}).some(({ lastErrorClass }) => lastErrorClass === 'impossible_state');
        if (!isParked && !mended.has(id) && restoredAt === undefined && leads.get(id)?.status !== 'erased')
          broken.add(`${id} is in an impossible state and was not parked`);
      }
      return [...broken];
    },
  };
}

function sharesToken({ effects }: LeadRecord): boolean {
  const tokens = Object.values(effects).flatMap(({ token }) => token ?? []);
  return new Set(tokens).size < tokens.length;
}
