import { CODE_TRIES, CRM_ACTOR, OWN_PAGE, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import {
  addBounce,
  addNote,
  addReply,
  type ChangeOutcome,
  correctAnswers,
  correctContact,
  type Leads,
  logCall,
  orderCode,
  recordOwnWish,
  recordRevocation,
  type StoredLead,
  setOwner,
  spendCode,
  takeTry,
  transitionLead,
} from '@annuity-lantern/lead-store';
import type { Witness } from './witness.ts';

/** The process through which people reach the store, and the lead as they saw it. */
interface At {
  readonly leads: Leads;
  readonly lead: StoredLead;
  /** In milliseconds of the simulation. */
  readonly begunAt: number;
  /** Of this change alone. */
  readonly now: Date;
  /** Of this person alone. */
  readonly name: string;
}

interface Done {
  readonly by: string;
  readonly isDone: boolean;
  /** A mail confirms it. */
  readonly isTold?: boolean;
}

const isChanged = ({ outcome }: ChangeOutcome) => outcome === 'changed';
const staff = (username: string) => ({ id: username, username, isManager: true });
/** Leads are handed to and fro between the two. */
const owners = ['ruiz', 'kim'] as const;

/** One row per kind of change that somebody makes of a lead. If somebody else was first, or MongoDB is away, it is not done. */
export const deeds = {
  note: async ({ leads, lead, now, name }) => {
    const noted = await addNote(leads, lead._id, { text: 'The concern of a note', by: name, now });
    return { by: name, isDone: noted !== null && noted !== 'full' };
  },
  call: async ({ leads, lead: { _id, seq, status }, now, name }) => {
    const call = { outcome: 'no_answer', seq, status, by: staff(name), now } as const;
    return { by: name, isDone: isChanged(await logCall(leads, _id, call)) };
  },
  correction: async ({ leads, lead: { _id, seq, email }, now, name }) => {
    const corrected = await correctContact(leads, _id, { email, resend: false, seq, by: staff(name), now });
    return { by: name, isDone: isChanged(corrected) };
  },
  handOver: async ({ leads, lead: { _id, seq, owner }, now, name }) => {
    const to = staff(owner?.username === owners[0] ? owners[1] : owners[0]);
    return { by: name, isDone: isChanged(await setOwner(leads, _id, { to, seq, by: staff(name), now })) };
  },
  sameOwner: async ({ leads, lead: { _id, seq }, now, name }) => {
    return { by: name, isDone: isChanged(await setOwner(leads, _id, { to: staff(owners[0]), seq, by: staff(name), now })) };
  },
  crm: async ({ leads, lead: { _id, seq, status }, now }) => {
    const through = status === 'pending' ? (['assigned'] as const) : [];
    const step = { to: 'contacted', through, seq, by: { ...staff(CRM_ACTOR) }, now } as const;
    return { by: CRM_ACTOR, isDone: isChanged(await transitionLead(leads, _id, step)) };
  },
  ownWish: async ({ leads, lead, now }) => {
    const wished = await recordOwnWish(leads, lead, 'noCalls', now);
    // Repeating it changes nothing.
    return { by: VISITOR_ACTOR, isDone: wished?.noCallsHere?.at.getTime() === now.getTime(), isTold: true };
  },
  ownAnswers: async ({ leads, lead: { _id, seq }, now }) => {
    const corrected = await correctAnswers(leads, _id, { answers: { firstName: 'Ada' }, seq, by: VISITOR_ACTOR, isOwn: true, now });
    return { by: VISITOR_ACTOR, isDone: isChanged(corrected), isTold: true };
  },
  ownRevocation: async ({ leads, lead, now }) => {
    const made = { channels: ['texts'], way: OWN_PAGE, visit: lead, by: VISITOR_ACTOR, now } as const;
    const recorded = await recordRevocation(leads, lead._id, made);
    return { by: VISITOR_ACTOR, isDone: recorded !== null && recorded !== 'full', isTold: true };
  },
} as const satisfies Readonly<Record<string, (at: At) => Promise<Done>>>;

export type Deed = keyof typeof deeds;
export const deedNames = Object.keys(deeds) as readonly Deed[];

/** Does it, and tells the witness if it was confirmed. */
export async function doDeed(deed: Deed, at: At, { requests }: Witness): Promise<void> {
  const { by, isDone, isTold = false }: Done = await deeds[deed](at);
  if (isDone) requests.work({ leadId: at.lead._id, by, at: at.now, begunAt: at.begunAt, isTold });
}

/** A visitor asks for a code and types it in several tabs at once. It opens the page once. */
export async function useCode({ leads, lead: { _id }, now }: At, tabs: number, { requests }: Witness): Promise<void> {
  await orderCode(leads, _id, now);
  const typed = Array.from({ length: tabs }, async () => {
    const tried = await takeTry(leads, _id, now);
    if (!tried) return;
    const code = `the code of ${_id} of ${tried.at.toISOString()}`;
    requests.limit(`${code} was tried`, CODE_TRIES);
    if (await spendCode(leads, tried, tried.at)) requests.limit(`${code} opened its page`, 1);
  });
  await Promise.allSettled(typed);
}

/** The mail host reports the same event several times. */
export async function report(
  { leads, lead: { _id }, begunAt, now, name }: At,
  says: 'bounced' | 'replied',
  { requests }: Witness,
): Promise<void> {
  const event = { event: `event ${_id}`, now };
  const kept =
    says === 'bounced'
      ? await addBounce(leads, _id, { reason: 'refused', ...event })
      : await addReply(leads, _id, { text: `The concern of ${name}`, isFromOther: false, ...event });
  if (kept) requests.work({ leadId: _id, event: event.event, at: now, begunAt, isTold: false });
}
