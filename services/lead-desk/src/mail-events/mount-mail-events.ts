import {
  type BounceReason,
  MAIL_ACTOR,
  type MailEvent,
  mailEventTypes,
  type RefusableAction,
  recordMailEvent,
  VISITOR_ACTOR,
} from '@annuity-lantern/contracts/http';
import {
  addBounce,
  addReply,
  type DoNotSubject,
  findLead,
  type NumberRecord,
  normalizeEmail,
  type StoredLead,
} from '@annuity-lantern/lead-store';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import type { Router } from 'express';
import { askStore } from '../ask-store.ts';
import { addToList } from '../contact/add-to-list.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { answerOnce } from '../signed/answer-once.ts';
import { checkSignature, webhookId } from '../signed/check-signature.ts';
import { findOurMail, type OurMail } from './find-our-mail.ts';
import { readBounce } from './read-bounce.ts';
import { readReply } from './read-reply.ts';

/** `known`: it is recorded already. `old`: the address was corrected since, or found to work. `full`: the request takes no more answers. */
const outcomes = ['recorded', 'unknown', 'erased', 'temporary', 'old', 'known', 'full'] as const;
type Outcome = (typeof outcomes)[number];

/** Most answers, and most bounces, that a request keeps, so that a mail program gone wild leaves room for staff. */
const MOST_KEPT = 100;
/** Milliseconds. A worker that sends longer gives up, so a mail that is done later went out after a correction. */
const LONGEST_SENDING = 10_000;

/** What the operator's mail host tells about mails to visitors. Audited before it changes anything. */
export function mountMailEvents(router: Router, desk: DeskContext, secrets: readonly string[]): void {
  const { store, metrics } = desk;
  const count = metrics?.counter({
    name: 'lantern_mail_events_total',
    help: 'What the mail host reported about our mails, by type and by what became of it. `unknown`: no request of ours has this mail',
    labels: { type: mailEventTypes, outcome: outcomes },
  });
  mount(
    router,
    recordMailEvent,
    async ({ body: event }, { request, isAbout, log }) => {
      const id = webhookId(request);
      return answerOnce(store.connection, { from: 'mail', id }, async () => {
        const mail = findOurMail(event.messageId);
        const outcome = mail ? await record(desk, { event, id, mail }) : 'unknown';
        if (mail && outcome !== 'unknown') isAbout(mail.leadId);
        count?.({ type: event.type, outcome });
        log.info('the mail host reported about a mail');
        return { recorded: outcome === 'recorded' };
      });
    },
    { checkBytes: checkSignature(secrets) },
  );
}

interface Reported {
  readonly event: MailEvent;
  readonly id: string;
  readonly mail: OurMail;
}

async function record(desk: DeskContext, { event, id, mail }: Reported): Promise<Outcome> {
  const lead = await askStore(() => findLead(desk.leads, mail.leadId));
  if (!lead) return 'unknown';
  if (lead.status === 'erased') return 'erased';
  if (event.type === 'replied') return await keepReply(desk, lead, event, id);
  const entry = { by: MAIL_ACTOR, now: new Date() };
  if (event.type === 'complained') return await list(desk, { lead, event, mail, about: 'email' }, { ...entry, way: 'complaint' });
  const bounce = readBounce(event.status);
  if (!bounce) return 'temporary';
  const about = { lead, event, mail, about: 'address' } as const;
  return bounce.isListed
    ? await list(desk, about, { ...entry, way: bounce.reason })
    : ((await whyNot(desk, about)) ?? (await keepBounce(desk, lead, bounce.reason, id)));
}

interface Listing {
  readonly lead: StoredLead;
  readonly event: MailEvent;
  readonly mail: OurMail;
  readonly about: Exclude<DoNotSubject, 'calls'>;
}

/** Which record says so already, and which entry says that it is over. */
const recordsOf = {
  email: { field: 'noEmail', end: 'email_allowed' },
  address: { field: 'badAddress', end: 'address_works' },
} as const satisfies Readonly<Record<Listing['about'], { readonly field: keyof NumberRecord; readonly end: string }>>;

async function list(desk: DeskContext, listing: Listing, entry: Parameters<typeof addToList>[2]): Promise<Outcome> {
  const refusal = await whyNot(desk, listing);
  if (refusal) return refusal;
  await addToList(desk, listing.lead, entry, listing.about);
  return 'recorded';
}

/** Why a report changes nothing: the list has it, or the address works or was corrected since the mail went. */
async function whyNot({ doNotCall }: DeskContext, { lead, event, mail, about }: Listing): Promise<'known' | 'old' | undefined> {
  const { field, end } = recordsOf[about];
  const found = await askStore(() => doNotCall.read(lead));
  if (found[field]) return 'known';
  const over = found.entries.findLast(({ what }) => what === end);
  return !wentToPresentAddress(lead, mail, event.address) || (over && over.at > sentAt(lead, mail)) ? 'old' : undefined;
}

/** Whether the mail went to the address that the request has now. The reported address alone proves nothing: a sender of bounces may name any. */
function wentToPresentAddress(lead: StoredLead, mail: OurMail, reported: string | undefined): boolean {
  if (mail.isToOld) return false;
  if (reported !== undefined && !isSame(reported, lead.email)) return false;
  const corrected = lead.history.findLast(({ what, old }) => what === 'contact' && old?.email !== undefined);
  if (!corrected) return true;
  // Ordered by the correction or later: it read the new address.
  if (mail.effect !== 'codeMail' && mail.order !== undefined && mail.order >= corrected.seq) return true;
  return sentAt(lead, mail).getTime() > corrected.at.getTime() + LONGEST_SENDING;
}

/** When the mail was sent, or a time before that. An order is the `seq` of the change that ordered the mail; of a code, its time. */
function sentAt({ effects, history, createdAt }: StoredLead, { effect, order }: OurMail): Date {
  const stored = effects[effect];
  if (stored?.doneAt && stored.order === order) return stored.doneAt;
  if (effect === 'codeMail' && order !== undefined) return new Date(order);
  return history.find(({ seq }) => seq === order)?.at ?? createdAt;
}

async function keepReply(
  desk: DeskContext,
  seen: StoredLead,
  { address, text }: Extract<MailEvent, { readonly type: 'replied' }>,
  event: string,
): Promise<Outcome> {
  const isFromOther = address !== undefined && !isSame(address, seen.email);
  return await keepOnce(desk, seen, { event, by: VISITOR_ACTOR, action: 'reply' }, (now) =>
    addReply(desk.leads, seen._id, { text: readReply(text), isFromOther, event, now }),
  );
}

/** Tells of a mail that came back on its request alone. */
async function keepBounce(desk: DeskContext, seen: StoredLead, reason: BounceReason, event: string): Promise<Outcome> {
  return await keepOnce(desk, seen, { event, by: MAIL_ACTOR, action: 'mail_bounced', details: { way: reason } }, (now) =>
    addBounce(desk.leads, seen._id, { reason, event, now }),
  );
}

interface Kept {
  readonly event: string;
  /** Whose entry it is. */
  readonly by: string;
  readonly action: RefusableAction;
  readonly details?: { readonly way: BounceReason };
}

/** Adds an entry to the history, once for each event. */
async function keepOnce(
  { audit, hint }: DeskContext,
  { _id: leadId, kind, history }: StoredLead,
  { event, by, action, details }: Kept,
  work: (now: Date) => Promise<StoredLead | null>,
): Promise<Outcome> {
  const kept = history.filter((entry) => entry.event !== undefined && entry.by === by);
  if (kept.some((entry) => entry.event === event)) return 'known';
  if (kept.length >= MOST_KEPT) return 'full';
  const now = new Date();
  const entry = { at: now, by: MAIL_ACTOR, action, leadId, ...(details ? { details } : {}) };
  const lead = await doAudited({ audit, entry, work: () => work(now), isRefusal: (found) => found === null });
  if (!lead) return 'full';
  hint({ id: leadId, kind, what: 'changed' });
  return 'recorded';
}

function isSame(one: string, other: string): boolean {
  return normalizeEmail(one) === normalizeEmail(other);
}
