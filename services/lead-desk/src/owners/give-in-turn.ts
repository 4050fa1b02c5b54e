import { type LeadHint, type PersonInTurn, takesTurns } from '@annuity-lantern/contracts/http';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { type Actor, findUntouched, type Leads } from '@annuity-lantern/lead-store';
import * as staffStore from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';
import { type Advisors, colleagueOf, findAdvisors } from './find-colleague.ts';
import { giveLead } from './give-lead.ts';
import { todayAt } from './today-at.ts';

/** Most requests of one round. The others follow in the next one. */
const BATCH = 50;
/** Milliseconds for which one process gives requests, and after which its round ends. */
const LEASE = 30_000;
const ROUND = 20_000;
/** Not an account. Has the rights of a manager, since it gives requests to others. */
const desk: Actor = { id: 'system', username: 'system', isManager: true };

export interface TurnsOptions {
  readonly connection: Store['connection'];
  readonly leads: Leads;
  readonly audit: staffStore.AuditWriter;
  readonly hint: (hint: LeadHint) => void;
  readonly hours: OfficeHours;
}

/**
 * One round: gives new requests to those who are present, if turns are on. Each is given by compare-and-set on its `seq`, so a request that
 * someone takes meanwhile stays with them, and a crash leaves it for the next round. Returns how many it gave.
 */
export async function giveInTurn({ connection, leads, audit, hint, hours }: TurnsOptions): Promise<number> {
  const deadline = performance.now() + ROUND;
  const since = await askStore(() => staffStore.claimTurns(connection, new Date(), LEASE));
  if (!since) return 0;
  let given = 0;
  try {
    for (const lead of await askStore(() => findUntouched(leads, since, BATCH))) {
      // Read for each: a manager may turn it off, and accounts change.
      if (performance.now() > deadline || !(await askStore(() => staffStore.areTurnsOn(connection)))) break;
      const present = await askStore(() => staffStore.listPresent(connection, todayAt(new Date(), hours)));
      const advisors = await findAdvisors({ leads, connection }, lead);
      const owner = chooseOwner(present, advisors);
      if (!owner) continue;
      const despite = colleagueOf(advisors, owner.id);
      const outcome = await giveLead({ leads, audit, hint, by: desk, owner, reason: undefined, despite }, lead._id, lead);
      if (outcome !== 'changed') continue;
      given += 1;
      await askStore(() => staffStore.markGiven(connection, owner.id, new Date()));
    }
  } finally {
    await askStore(() => staffStore.releaseTurns(connection));
  }
  return given;
}

/** A colleague who has another request of the person, or whose turn it is. Undefined if none of them is here. */
export function chooseOwner(present: readonly PersonInTurn[], advisors: Advisors): PersonInTurn | undefined {
  const known = [...advisors.keys()].flatMap((id) => present.filter((person) => person.id === id));
  return known[0] ?? present.find(takesTurns);
}
