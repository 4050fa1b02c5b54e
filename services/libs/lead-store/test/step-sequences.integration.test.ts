import { CallOutcome, LeadStatus, leadTransitions } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import {
  type Actor,
  addNote,
  addSecondAdvisor,
  findLead,
  logCall,
  recordRevocation,
  removeSecondAdvisor,
  type StoredLead,
  setOwner,
  transitionLead,
} from '../src/lead-store.ts';
import { randomFrom } from './support/random-from.ts';
import { at, useStore } from './support/store-under-test.ts';

const { leads, stored } = useStore();
/** For a longer manual run: `STEP_SEQUENCES=2000`. */
const SEQUENCES = Number(process.env.STEP_SEQUENCES ?? 400);
const AT_ONCE = 8;
const CALLS = 4;

const actors: readonly Actor[] = [
  { id: 'u1', username: 'margaret', isManager: true },
  { id: 'u2', username: 'ruiz', isManager: false },
  { id: 'u3', username: 'kim', isManager: false },
  { id: 'u4', username: 'lee', isManager: false },
];

/** Random calls of one person, each based on the lead as last seen, and sometimes on an older state. */
async function work(id: string, actor: Actor, random: () => number): Promise<void> {
  const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
  let seen = 0;
  let status: LeadStatus = 'pending';
  for (let call = 0; call < CALLS; call += 1) {
    const kind = random();
    const change = { seq: random() < 0.1 ? 0 : seen, by: actor, now: at(call) };
    const own = { by: actor.username, now: at(call) };
    const ask = async () => {
      if (kind < 0.1) return logCall(leads, id, { ...change, status, outcome: pick(CallOutcome.options), callbackAt: at(3_600_000) });
      if (kind < 0.55) return transitionLead(leads, id, { ...change, to: pick(LeadStatus.options) });
      if (kind < 0.75) return addSecondAdvisor(leads, id, { ...change, second: { ...pick(actors), agreedOn: '2026-03-02', way: 'phone' } });
      if (kind < 0.8) return removeSecondAdvisor(leads, id, change);
      if (kind < 0.9) return setOwner(leads, id, { ...change, to: pick([null, ...actors]) });
      if (kind < 0.95) return { lead: await addNote(leads, id, { text: 'note', ...own }) };
      return { lead: await recordRevocation(leads, id, { channels: ['email'], way: 'phone', ...own }) };
    };
    const answer = await ask();
    if (!('lead' in answer) || !answer.lead || answer.lead === 'full') continue;
    seen = answer.lead.seq;
    status = answer.lead.status;
  }
}

/** Finds impossible entries in a lead's history. */
function faultsOf({ history, seq, status, owner, secondAdvisor }: StoredLead): string[] {
  const faults: string[] = [];
  let at = { status: 'pending' as LeadStatus, owner: undefined as string | undefined, second: undefined as string | undefined, seq: 0 };
  for (const entry of history.slice(1)) {
    const next = entry.what === 'note' ? at.seq : at.seq + 1;
    if (entry.seq !== next) faults.push(`gap: ${entry.what} has ${entry.seq} after ${at.seq}`);
    const actor = actors.find(({ username }) => username === entry.by);
    const mayWork = actor?.isManager || at.owner === undefined || at.owner === entry.by || at.second === entry.by;
    if (['status', 'owner', 'call'].includes(entry.what) && !mayWork) faults.push(`${entry.by} changed what ${at.owner} has`);
    if (entry.what.startsWith('second_advisor')) {
      if (at.owner === undefined || !(actor?.isManager || at.owner === entry.by)) faults.push(`${entry.by} recorded it for ${at.owner}`);
      if ((entry.what === 'second_advisor') !== (at.second === undefined)) faults.push(`${entry.what} beside ${at.second}`);
      if (entry.what === 'second_advisor' && entry.second === at.owner) faults.push(`${at.owner} is both`);
    }
    at = { ...at, seq: next };
    if (entry.what === 'owner') {
      if (entry.to !== undefined && (entry.from !== at.status || entry.to !== 'assigned'))
        faults.push(`illegal: ${at.status} by a new owner`);
      at = { ...at, owner: entry.toOwner, second: undefined, status: entry.to ?? at.status };
    }
    if (entry.what === 'second_advisor') at = { ...at, second: entry.second };
    if (entry.what === 'second_advisor_ended') at = { ...at, second: undefined };
    if (entry.what !== 'status' || !entry.to) continue;
    const allowed: readonly LeadStatus[] = leadTransitions[at.status];
    if (entry.from !== at.status || !allowed.includes(entry.to)) faults.push(`illegal: ${at.status} to ${entry.to}`);
    at = { ...at, status: entry.to, owner: entry.to === 'assigned' ? (at.owner ?? entry.by) : at.owner };
  }
  if (seq !== at.seq || status !== at.status || owner?.username !== at.owner || secondAdvisor?.username !== at.second)
    faults.push('the lead is not what its history says');
  return faults;
}

it(`keeps status, owner, second advisor and seq in order over ${SEQUENCES} random sequences by four people at once`, async () => {
  const random = randomFrom(20261125);
  const faults: string[] = [];
  let changes = 0;
  let owned = 0;
  let shared = 0;
  for (let done = 0; done < SEQUENCES; done += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const id = await stored();
        await Promise.all(actors.map((actor) => work(id, actor, randomFrom(Math.floor(random() * 2 ** 31)))));
        const lead = (await findLead(leads, id)) as StoredLead;
        faults.push(...faultsOf(lead));
        changes += lead.seq;
        if (lead.owner) owned += 1;
        if (lead.history.some(({ what }) => what === 'second_advisor')) shared += 1;
      }),
    );
  }
  expect(faults).toEqual([]);
  // The sequences reach the changes under test.
  expect(changes).toBeGreaterThan(SEQUENCES);
  expect(owned).toBeGreaterThan(SEQUENCES / 10);
  expect(shared).toBeGreaterThan(SEQUENCES / 10);
}, 300_000);
