import {
  HistoryEntry,
  leadTransitions,
  MOST_ENTRIES_FOR_NOTE,
  MOST_ENTRIES_FOR_STEP,
  type TransitionRefusal,
} from '@annuity-lantern/contracts/http';
import { type Actor, type ChangeOutcome, mayAct, mayCorrect, mayGive, type StoredLead } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';

/** 404. */
export function notStored(): AppError {
  return new AppError('not_found', { message: 'no lead has this id' });
}

/** 400. */
export function tooManyNotes(): AppError {
  return historyFull('text', `The history of this request has ${MOST_ENTRIES_FOR_NOTE} entries, which is the most for another note.`);
}

/** 400. */
export function revokedAlready(): AppError {
  return historyFull(
    'channels',
    `What you checked is taken back already, and the history of this request has ${MOST_ENTRIES_FOR_NOTE} entries. There is no room to say it again.`,
  );
}

/** What came of a change that any state of a lead allows while its history has room. @param full why it is refused otherwise */
export function outcomeOf(found: StoredLead | 'full' | null, full: () => AppError): ChangeOutcome | AppError {
  if (found === 'full') return full();
  return found ? { outcome: 'changed', lead: found } : { outcome: 'unknown' };
}

/** @throws AppError `invalid_input` (400) if the history is too long for another step */
export function refuseLongHistory(lead: Pick<StoredLead, 'history'>): void {
  if (!isHistoryFull(lead)) return;
  throw historyFull('seq', `The history of this request has ${MOST_ENTRIES_FOR_STEP} entries, which is the most. It can't change anymore.`);
}

/** Whether the history is too long for another step. */
export function isHistoryFull({ history }: Pick<StoredLead, 'history'>): boolean {
  return history.length >= MOST_ENTRIES_FOR_STEP;
}

function historyFull(field: string, message: string): AppError {
  return new AppError('invalid_input', {
    message: 'the history of the lead is full',
    userMessage: message,
    errors: [{ field, code: 'full', message }],
  });
}

/** 409 with the changes since the caller saw `seenSeq`, if there are any. */
export function refusal({ status, seq, history }: StoredLead, seenSeq: number): AppError {
  const unseen = history.filter((entry) => entry.seq > seenSeq && entry.what !== 'note');
  // A person's change is named rather than the system's completion.
  const change = unseen.findLast(({ what }) => what !== 'completed') ?? unseen.at(-1);
  const details: TransitionRefusal = { status, seq, allowed: leadTransitions[status], ...(change ? changeOf(change) : {}) };
  return new AppError('transition_not_allowed', {
    message: 'the lead has changed, or its status has no such step',
    details: { ...details },
  });
}

/** No schema of the answer checks the details of a refusal, so the kind of entry is read here. */
function changeOf({ by, at, what, to }: StoredLead['history'][number]) {
  return { changedBy: by, changedAt: at.toISOString(), what: HistoryEntry.shape.what.parse(what), ...(to ? { to } : {}) };
}

/** @throws AppError `forbidden` (403) for an agent if somebody else owns the lead, unless the agent is its second advisor */
export function refuseUnlessMayAct(lead: StoredLead, by: Actor): void {
  if (!mayAct(lead, by)) throw ownedByOther(lead);
}

/** @throws AppError `forbidden` (403) for an agent if somebody else owns the lead: a second advisor works on it, and never gives it away */
export function refuseUnlessMayGive(lead: StoredLead, by: Actor): void {
  if (!mayGive(lead, by)) throw ownedByOther(lead);
}

/**
 * @param deed completes "Only ruiz or a manager can ..."
 * @throws AppError `forbidden` (403) unless the caller is the owner or a manager: an agent first takes an unowned lead
 */
export function refuseUnlessOwnerOrManager(lead: Pick<StoredLead, 'owner'>, by: Actor, deed: string): void {
  if (mayCorrect(lead, by)) return;
  const { owner } = lead;
  throw new AppError('forbidden', {
    message: 'the caller does not own the lead',
    userMessage: owner ? `Only ${owner.username} or a manager can ${deed}.` : `Take the request first, then ${deed}.`,
  });
}

function ownedByOther({ owner }: StoredLead): AppError {
  return new AppError('forbidden', {
    message: 'another member of staff owns the lead',
    userMessage: `${owner?.username} has this request. Only ${owner?.username} or a manager can change it.`,
  });
}
