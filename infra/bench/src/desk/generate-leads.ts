import { randomUUID } from 'node:crypto';
import { assetRanges, callDays, callParts, LeadStatus, usStates } from '@annuity-lantern/contracts/http';
import { leadBody } from '@annuity-lantern/harness/lead-body';
import { firstFacets, type LeadRecord, type Leads, queuePlaces, searchFieldsOf, tallyOf, toRecord } from '@annuity-lantern/lead-store';

const AT_ONCE = 1000;
/** Milliseconds between two requests. */
const APART = 5 * 60_000;
const states = Object.keys(usStates) as (keyof typeof usStates)[];
const assets = Object.keys(assetRanges) as (keyof typeof assetRanges)[];
const parts = Object.keys(callParts) as (keyof typeof callParts)[];

interface Options {
  readonly count: number;
  readonly random: () => number;
  /** Called with the number of leads that are stored. */
  readonly onProgress: (stored: number) => void;
}

/** Distinguishes a generated lead from a visitor's. */
export const GENERATED = { bodyHmac: 'generated' } as const;

/**
 * Stores generated leads of both kinds, the newest a few minutes old: a fifth of them waits, one in fifty needs attention. No mail reaches their addresses and
 * no phone has their numbers. A running worker leaves them alone, as nothing of theirs is due.
 */
export async function generateLeads(leads: Leads, { count, random, onProgress }: Options): Promise<void> {
  const newest = Date.now();
  for (let stored = 0; stored < count; ) {
    const size = Math.min(AT_ONCE, count - stored);
    const records = Array.from({ length: size }, (_, place) => record(stored + place, newest, random));
    await leads.any.collection.insertMany(records as never, { ordered: false });
    stored += size;
    onProgress(stored);
  }
}

function record(index: number, newest: number, random: () => number): LeadRecord {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const { website: _, consent = null, page: __, ...sample } = leadBody(index);
  const times = { days: [pick(callDays)], parts: [pick(parts)], timeZone: 'America/Chicago' as const };
  const answers = {
    ...sample,
    // Some thousand different last names, as among real people.
    lastName: `${sample.lastName}${String.fromCharCode(97 + Math.floor(random() * 26), 97 + Math.floor(random() * 26))}`,
    // Some states have many more people than others.
    state: random() < 0.2 ? ('OH' as const) : pick(states),
    assets: pick(assets),
    email: sample.email.replace(/@.*/, '@mail.example'),
    // There is no area code 555.
    phone: `+1555${String((index * 7919) % 10_000_000).padStart(7, '0')}`,
    preferredCallTime: random() < 0.5 ? ('any' as const) : times,
  };
  const common = { ...GENERATED, id: randomUUID(), createdAt: new Date(newest - index * APART), consent, reception: {} };
  const contact = { email: 'good', phone: random() < 0.02 ? 'false' : 'good' } as const;
  const { assets: ___, primaryConcern: concerns, ...review } = answers;
  const stored =
    random() < 0.7
      ? toRecord({ ...common, kind: 'consultation', answers, contact })
      : toRecord({ ...common, kind: 'annuity-review', answers: { ...review, concerns }, contact });
  const status = random() < 0.2 ? pick(['pending', 'assigned', 'reopened'] as const) : pick(LeadStatus.options.slice(2, 6));
  const agent = `agent-${Math.floor(random() * 8)}`;
  const owner = status === 'pending' ? undefined : { id: agent, username: agent, since: stored.createdAt };
  // As the worker completes a record.
  const fields = searchFieldsOf(stored);
  const queue = queuePlaces({ ...stored, ...fields, status, owner });
  return {
    ...stored,
    status,
    effects: allDone(stored, owner !== undefined),
    emailNormalised: stored.email,
    phoneNormalised: stored.phone,
    ...fields,
    phoneTail: stored.phone.slice(-4),
    ...(queue ? { queue } : {}),
    ...(owner ? { owner } : {}),
    facets: firstFacets({ ...stored, status, owner }),
    tally: tallyOf({ ...stored, status }),
    ...(['contacted', 'scheduled', 'closed'].includes(status) ? { firstContact: contactAfter(stored.createdAt, agent, random) } : {}),
  };
}

/** Within a day for most of them. */
function contactAfter(createdAt: Date, username: string, random: () => number): NonNullable<LeadRecord['firstContact']> {
  const hours = -6 * Math.log(1 - random());
  return { at: new Date(createdAt.getTime() + hours * 3_600_000), by: { id: username, username } };
}

/** All effects of a new lead, with an owner also those of the owner. */
function allDone({ effects, createdAt }: Pick<LeadRecord, 'effects' | 'createdAt'>, hasOwner: boolean): LeadRecord['effects'] {
  const entries = Object.entries(effects).map(([name, effect]) => {
    const isDone = effect.state === 'due' || effect.after !== undefined || hasOwner;
    return [name, isDone ? { state: 'done', attempts: 1, doneAt: createdAt } : effect];
  });
  return Object.fromEntries(entries) as LeadRecord['effects'];
}
