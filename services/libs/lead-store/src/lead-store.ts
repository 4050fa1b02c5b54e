export type { LoggedCall } from './changes/log-call.ts';
export { type Actor, mayAct, mayCorrect, mayGet, mayGive, type Recipient } from './changes/rights.ts';
export type { NewSecondAdvisor } from './changes/second-advisor.ts';
export { changedOf, isKeyOf, type SentAnswers, type SentCorrection } from './changes/sent-correction.ts';
export { allowsSteps, type Transition } from './changes/transition.ts';
export { type ConsentsVerdict, readConsents, verifyConsents } from './consents/consent-chain.ts';
export { consentRecordIds } from './consents/consent-records.ts';
export { signConsent } from './consents/consent-signature.ts';
export { firstDayKept } from './consents/first-day-kept.ts';
export { forgetConsents } from './consents/forget-consents.ts';
export { type ConsentLedger, openConsentLedger } from './consents/open-consent-ledger.ts';
export { noCallsHereOf } from './do-not-call/no-calls-here.ts';
export {
  type DoNotCallList,
  type DoNotSubject,
  type Listed,
  type NotedWish,
  type NumberRecord,
  openDoNotCallList,
  type WishNotes,
} from './do-not-call/open-do-not-call-list.ts';
export { isWishedWith } from './do-not-call/wished-with.ts';
export { type Count, countFound, countQueue, countWaitingOf } from './find/count-found.ts';
export { countOpen, type OpenLeads } from './find/count-open.ts';
export { countWaiting, MOST_WAITING } from './find/count-waiting.ts';
export { type ExpiredLead, findExpired } from './find/find-expired.ts';
export { findLead, findLeadByReference, findOwnership, type Ownership } from './find/find-lead.ts';
export { type FoundLeads, findLeads } from './find/find-leads.ts';
export { findPerson, type LeadOfPerson } from './find/find-person.ts';
export { findRelated, type RelatedLead } from './find/find-related.ts';
export { countOthers } from './find/find-sharing.ts';
export { findUntouched, type Untouched } from './find/find-untouched.ts';
export { type LeadCursor, listLeads, parseLeadCursor } from './find/list-leads.ts';
export { markAskFirst } from './find/mark-ask-first.ts';
export type { LeadRange } from './find/plan-find.ts';
export { type CountedLead, readEveryLead } from './find/read-every-lead.ts';
export { type ContactsOfWeek, type FirstContacts, readFirstContacts } from './find/read-first-contacts.ts';
export { parseQueueCursor, type QueueCursor, readQueue } from './find/read-queue.ts';
export { readTallies, type TallyOfWeek } from './find/read-tallies.ts';
export { searchFieldsOf } from './find/search-fields-of.ts';
export { parseSearchCursor, type SearchCursor, searchLeads } from './find/search-leads.ts';
export { type FoundBody, findBodies, findFirstAnswer, keepFirstAnswer } from './insert/first-answer.ts';
export { isNeverStorable } from './insert/insert-group.ts';
export { type LeadOnItsWay, readLead, writeLead } from './insert/lead-text.ts';
export { type InsertOutcome, insertLead, type Ledger, openLedger } from './insert/ledger.ts';
export { shapeConflictId, shapeLeadId } from './insert/shape-lead-id.ts';
export { LeadRefused, toRecord } from './insert/to-record.ts';
export { findLeadOfVisitor } from './my-request/find-lead-of-visitor.ts';
export { orderCode, spendCode, takeTry } from './my-request/order-code.ts';
export { openVisitorKeys, type Visited, type VisitorKeys } from './my-request/visitor-keys.ts';
export { answerUnconfirmed, findUnconfirmed, listUnconfirmed, type Unconfirmed } from './outbox/answer-unconfirmed.ts';
export {
  type ClaimOutcome,
  claimEffects,
  EFFECT_LEASE,
  isSuspect,
  newHolds,
  renewClaim,
  TRIES_ALONE,
  waitedFor,
  withdrawClaim,
} from './outbox/claim-effects.ts';
export { dismissEffect } from './outbox/dismiss-effect.ts';
export { type EffectFailure, failEffect } from './outbox/fail-effect.ts';
export { findDueEffects, type OverdueEffect } from './outbox/find-due-effects.ts';
export { findExpectedEnd } from './outbox/find-expected-end.ts';
export {
  type Commit,
  type EffectResult,
  type Finished,
  finishEffects,
  type LeadCompletion,
  successorsOf,
} from './outbox/finish-effects.ts';
export { type GivenUpEffect, listParked, type ParkedCursor, parseParkedCursor } from './outbox/list-parked.ts';
export { countDue, countGivenUp, findOldestDue, findRetrying, latenessOf } from './outbox/measure-outbox.ts';
export { findParkedFor, type ParkedForReason, replayEffect, replayParked } from './outbox/replay-effect.ts';
export {
  FAILS_FOR,
  failingFor,
  LEAST_FAILURES,
  openProviderSwitches,
  type Pause,
  type ProviderState,
  type ProviderSwitches,
} from './providers/provider-switches.ts';
export type { ChangeOutcome } from './record/change-lead.ts';
export { firstFacets, type LeadFilter } from './record/facets.ts';
export type {
  AnyLeadRecord,
  Callback,
  Calls,
  ClaimedEffect,
  ContactOutcomes,
  DueEffect,
  Effect,
  FirstContact,
  HistoryEntry,
  Hold,
  LeadBodies,
  LeadKind,
  LeadRecord,
  NewLead,
  NoCalls,
  NoCallsHere,
  OwnChange,
  Owner,
  Reception,
  RecordOf,
  Revocation,
  SecondAdvisor,
  Stop,
  StoredLead,
  WithNoCalls,
} from './record/lead-record.ts';
export { type Leads, openLeads } from './record/leads.ts';
export { type Moment, readServerTime, SERVER_NOW } from './record/moment.ts';
export { normalizeContact, normalizeEmail } from './record/normalize-contact.ts';
export { fieldsOfLead } from './record/personal-fields.ts';
export { prepareLeads } from './record/prepare-leads.ts';
export { queuePlaces } from './record/queue-places.ts';
export { listRestored, restoredLead } from './record/restored-lead.ts';
export { tallyOf } from './record/tally.ts';
export {
  addBounce,
  addNote,
  addReply,
  addSecondAdvisor,
  correctAnswers,
  correctContact,
  correctSent,
  dropCallback,
  endHold,
  holdLead,
  logCall,
  orderErasure,
  owesConsentRecord,
  recordOwnWish,
  removeSecondAdvisor,
  setOwner,
  transitionLead,
} from './work/change-leads.ts';
export { type Erasure, type ErasureOutcome, eraseLead, leaveOut } from './work/erase-lead.ts';
export {
  bodyOf,
  createErasures,
  type ErasureNotes,
  type Noted,
  type NotedErasure,
  type NotedStop,
  openErasures,
  readErasures,
  type StopNotes,
} from './work/erasures-file.ts';
export { knownContact } from './work/reach-of-revocation.ts';
export { copyRevocations, recordRevocation, spreadRevocations } from './work/record-revocation.ts';
