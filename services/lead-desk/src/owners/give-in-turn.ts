import { type LeadHint, type PersonInTurn, takesTurns } from '@annuity-lantern/contracts/http';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { todayAt } from '@annuity-lantern/domain/open-time';
import { type Actor, findUntouched, type Leads, mayGet, type Untouched } from '@annuity-lantern/lead-store';
import * as staffStore from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';
import { type Advisors, colleagueOf, findAdvisors } from './find-colleague.ts';
import { giveLead } from './give-lead.ts';
import { recipientOf } from './may-get.ts';

/** Requests that are read at a time. */
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
    for await (const page of untouchedSince(leads, since)) {
      const here = await readPresent();
      for (const lead of page.filter((one) => ofLicensed(here, one).length > 0)) {
        // Read for each: a manager may turn it off, and accounts change.
        if (performance.now() > deadline || !(await askStore(() => staffStore.areTurnsOn(connection)))) return given;
        const present = ofLicensed(await readPresent(), lead);
        const advisors = await findAdvisors({ leads, connection }, lead);
        const owner = chooseOwner(present, advisors);
        if (!owner) continue;
        const giving = { leads, audit, hint, by: desk, owner: recipientOf(owner, hours), reason: undefined };
        const outcome = await giveLead({ ...giving, despite: colleagueOf(advisors, owner.id) }, lead._id, lead);
        if (outcome !== 'changed') continue;
        given += 1;
        await askStore(() => staffStore.markGiven(connection, owner.id, new Date()));
      }
      if (performance.now() > deadline) break;
    }
  } finally {
    await askStore(() => staffStore.releaseTurns(connection));
  }
  return given;

  function readPresent(): Promise<staffStore.Present[]> {
    return askStore(() => staffStore.listPresent(connection, todayAt(new Date(), hours)));
  }
  function ofLicensed(people: readonly staffStore.Present[], lead: Untouched): staffStore.Present[] {
    return people.filter((person) => mayGet(recipientOf(person, hours), lead));
  }
}

/** All of them, by page: those of a state that no one here is licensed for stay, and hold up no others. */
async function* untouchedSince(leads: Leads, since: Date): AsyncGenerator<readonly Untouched[]> {
  let last: Untouched | undefined;
  do {
    const page = await askStore(() => findUntouched(leads, since, BATCH, last));
    if (page.length > 0) yield page;
    last = page.length === BATCH ? page.at(-1) : undefined;
  } while (last);
}

/** A colleague who has another request of the person, or whose turn it is. Undefined if none of them is here. */
export function chooseOwner<P extends PersonInTurn>(present: readonly P[], advisors: Advisors): P | undefined {
  const known = [...advisors.keys()].flatMap((id) => present.filter((person) => person.id === id));
  return known[0] ?? present.find(takesTurns);
}
