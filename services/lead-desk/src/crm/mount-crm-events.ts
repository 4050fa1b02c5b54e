import { wantsNoCalls } from '@annuity-lantern/contracts/exits';
import { CRM_ACTOR, type CrmAnswer, type CrmEvent, recordCrmEvent } from '@annuity-lantern/contracts/http';
import {
  findLead,
  findLeadByReference,
  knownContact,
  noCallsHereOf,
  normalizeContact,
  readServerTime,
  type StoredLead,
  transitionLead,
} from '@annuity-lantern/lead-store';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Router } from 'express';
import { askStore } from '../ask-store.ts';
import { addToList } from '../contact/add-to-list.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { isHistoryFull, notStored } from '../lead-work/refusals.ts';
import { answerOnce } from '../signed/answer-once.ts';
import { checkSignature, signedAt, webhookId } from '../signed/check-signature.ts';
import { stepsOfEvent } from './steps-of-event.ts';

/** The CRM may do what a manager may. */
const crm = { id: CRM_ACTOR, username: CRM_ACTOR, isManager: true };

/** Tries to change a request that others change at the same moment. */
const TRIES = 4;

/** What staff did in the operator's CRM. It goes through the same functions of the store as the desk, and is audited like there. */
export function mountCrmEvents(router: Router, desk: DeskContext, secrets: readonly string[]): void {
  const { store } = desk;
  const { connection } = store;
  mount(
    router,
    recordCrmEvent,
    async ({ body: event }, { request, isAbout, log }) =>
      answerOnce(connection, { from: 'crm', id: webhookId(request) }, async () => {
        const now = await askStore(() => readServerTime(desk.leads));
        const answer = await record(desk, event, { now, sentAt: signedAt(request) });
        isAbout(answer.id);
        log.info('the CRM reported about a lead', { leadId: answer.id });
        return answer;
      }),
    { checkBytes: checkSignature(secrets) },
  );
}

async function record(desk: DeskContext, event: CrmEvent, call: Call): Promise<CrmAnswer> {
  const found = await leadOf(desk, event.data.id);
  if (!found) throw notStored();
  if (found.status === 'erased') throw new AppError('erased', { message: 'the lead was erased' });
  const { lead, changed } = event.type === 'lead.stop' ? await stopCalls(desk, event, found, call) : await step(desk, event, found, call);
  const { noCalls } = await askStore(() => desk.doNotCall.read(lead));
  return { id: lead._id, status: lead.status, doNotCall: wantsNoCalls({ noCalls, noCallsHere: noCallsHereOf(lead) }), changed };
}

function leadOf({ leads }: DeskContext, id: string): Promise<StoredLead | null> {
  return askStore(() => (id.length > 9 ? findLead(leads, id.toLowerCase()) : findLeadByReference(leads, id)));
}

interface Call {
  /** By MongoDB's clock. */
  readonly now: Date;
  /** By the CRM's clock. */
  readonly sentAt: Date;
}

interface Recorded {
  readonly lead: StoredLead;
  readonly changed: boolean;
}

type Step = Exclude<CrmEvent, { readonly type: 'lead.stop' }>;

async function step({ leads, audit, hint }: DeskContext, event: Step, found: StoredLead, call: Call): Promise<Recorded> {
  let lead = found;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { _id: leadId, status, seq } = lead;
    const at = timeOf(event, lead, call);
    const steps = wasReopenedAfter(lead, at) || isHistoryFull(lead) ? [] : stepsOfEvent(event, status);
    const to = steps.at(-1);
    if (!to) return { lead, changed: false };
    const reason = event.type === 'lead.closed' ? event.data.reason : undefined;
    const result = await doAudited({
      audit,
      entry: { at: new Date(), by: CRM_ACTOR, action: 'transition', leadId, details: { from: status, to, seq } },
      work: () => transitionLead(leads, leadId, { to, through: steps.slice(0, -1), seq, reason, by: crm, now: at }),
      isRefusal: ({ outcome }) => outcome !== 'changed',
    });
    if (result.outcome === 'unknown') throw notStored();
    lead = result.lead;
    if (result.outcome === 'changed') {
      hint({ id: leadId, kind: lead.kind, what: 'changed' });
      return { lead, changed: true };
    }
  }
  throw new AppError('store_unavailable', { message: 'the lead kept changing', retryAfter: 1 });
}

async function stopCalls(desk: DeskContext, event: CrmEvent, lead: StoredLead, call: Call): Promise<Recorded> {
  const at = timeOf(event, lead, call);
  const called = asCrmKnowsIt(lead);
  const { noCalls, entries } = await askStore(() => desk.doNotCall.read(called));
  const allowed = entries.findLast(({ what }) => what === 'calls_allowed');
  if (noCalls || (allowed && allowed.at > at)) return { lead, changed: false };
  await addToList(desk, called, { way: 'crm', by: CRM_ACTOR, now: at });
  return { lead, changed: true };
}

/** With the number that the CRM calls. It is sent once, so the CRM does not know what the visitor typed since. */
function asCrmKnowsIt(lead: StoredLead): StoredLead {
  const { createdAt, email, effects } = lead;
  const sentAt = effects.webhook?.doneAt ?? createdAt;
  const phone = knownContact(lead, 'phone', { isLater: (entry) => entry.at > sentAt });
  return { ...lead, ...normalizeContact({ email, phone }), phone };
}

/** Milliseconds by which the clock of the CRM may seem to differ: a call takes time, and its header has whole seconds. */
const SAME_CLOCK = 5000;

/**
 * When it happened, by MongoDB's clock, which also tells when staff allowed calls again. The call tells by how much the CRM's clock differs. Neither in the
 * future nor before the request.
 */
function timeOf({ timestamp }: CrmEvent, { createdAt }: StoredLead, { now, sentAt }: Call): Date {
  const behind = now.getTime() - sentAt.getTime();
  const at = Date.parse(timestamp) + (Math.abs(behind) < SAME_CLOCK ? 0 : behind);
  return new Date(Math.min(now.getTime(), Math.max(at, createdAt.getTime())));
}

/** A later decision of the office counts more. */
function wasReopenedAfter({ history }: StoredLead, at: Date): boolean {
  const reopened = history.findLast(({ to }) => to === 'reopened');
  return reopened !== undefined && reopened.at > at;
}
