import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import type { EffectView, HistoryEntry, LeadDetail } from '@annuity-lantern/contracts/http';
import { type Effect, noCallsHereOf, type StoredLead } from '@annuity-lantern/lead-store';
import { datedFields } from './dated-fields.ts';

/** The answer for one lead. The contract's schema drops what the desk must not see: address, user agent and body HMAC. */
export function toLeadDetail(lead: StoredLead): LeadDetail {
  const {
    _id,
    createdAt,
    consent,
    owner,
    secondAdvisor,
    revocations,
    calls,
    callback,
    wrongNumber,
    noCallsHere = noCallsHereOf(lead),
    hold,
    reception,
    contact,
    history,
    effects,
    ...record
  } = lead;
  return {
    ...record,
    id: _id,
    createdAt: createdAt.toISOString(),
    history: history.map(toEntry),
    effects: toEffectViews(effects),
    ...(consent ? { consent } : {}),
    ...datedFields({ owner, revocations, calls, callback, noCallsHere }),
    ...(wrongNumber ? { wrongNumber: true } : {}),
    ...(secondAdvisor ? { secondAdvisor: { ...secondAdvisor, at: secondAdvisor.at.toISOString() } } : {}),
    ...(hold ? { hold: { ...hold, at: hold.at.toISOString() } } : {}),
    ...(reception.page ? { page: reception.page } : {}),
    ...(contact ? { contact } : {}),
  };
}

function toEntry({ at, channels, callbackAt, nextAt, fields, ...entry }: StoredLead['history'][number]): HistoryEntry {
  return {
    ...entry,
    at: at.toISOString(),
    ...(channels ? { channels: [...channels] } : {}),
    ...(fields ? { fields: [...fields] } : {}),
    ...(callbackAt ? { callbackAt: callbackAt.toISOString() } : {}),
    ...(nextAt ? { nextAt: nextAt.toISOString() } : {}),
  };
}

/** A lead stored before an effect existed has no such effect. */
function toEffectViews(effects: StoredLead['effects']): LeadDetail['effects'] {
  const views: Partial<Record<EffectName, EffectView>> = {};
  for (const name of effectNames) {
    const effect = effects[name];
    if (effect) views[name] = toEffectView(effect);
  }
  return views;
}

function toAttempt({ errorClass, code, at }: NonNullable<Effect['lastAttempts']>[number]) {
  return { error: errorClass, ...(code ? { code } : {}), at: at.toISOString() };
}

/** While an effect is `sending`, `nextAt` is the end of its lease, which does not concern staff. */
function toEffectView({ state, attempts, nextAt, doneAt, lastErrorClass, lastAttempts, dismissed }: Effect): EffectView {
  return {
    state,
    attempts,
    ...(state === 'due' && nextAt ? { nextAt: nextAt.toISOString() } : {}),
    ...(doneAt ? { doneAt: doneAt.toISOString() } : {}),
    ...(lastErrorClass ? { lastError: lastErrorClass } : {}),
    ...(lastAttempts ? { lastAttempts: lastAttempts.map(toAttempt) } : {}),
    ...(dismissed ? { dismissed: { ...dismissed, at: dismissed.at.toISOString() } } : {}),
  };
}
