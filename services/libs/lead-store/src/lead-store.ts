export { addFirstContactsOfOthers } from './add-first-contacts.ts';
export { addNote } from './add-note.ts';
export { adoptEarlierLeads } from './adopt-earlier-leads.ts';
export { type ClaimOutcome, claimEffects, EFFECT_LEASE, newHolds, renewClaim, withdrawClaim } from './claim-effects.ts';
export { countMail, type MailToCount } from './count-mail.ts';
export { firstFacets, type LeadFilter } from './facets.ts';
export { type EffectFailure, failEffect } from './fail-effect.ts';
export { findDueEffects, type OverdueEffect } from './find-due-effects.ts';
export { findLead, findOwnership, type Ownership, type StoredLead } from './find-lead.ts';
export { type FoundLeads, findLeads } from './find-leads.ts';
export { findRelated, type RelatedLead } from './find-related.ts';
export {
  type Commit,
  type EffectResult,
  type Finished,
  finishEffects,
  type LeadCompletion,
  successorsOf,
} from './finish-effects.ts';
export { findFirstAnswer, keepFirstAnswer } from './first-answer.ts';
export type {
  AnyLeadRecord,
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
  Owner,
  Reception,
  RecordOf,
  Revocation,
  SecondAdvisor,
} from './lead-record.ts';
export { type LeadOnItsWay, readLead, writeLead } from './lead-text.ts';
export { type Leads, openLeads } from './leads.ts';
export { type InsertOutcome, insertLead, type Ledger, openLedger } from './ledger.ts';
export { type LeadCursor, listLeads, parseLeadCursor } from './list-leads.ts';
export { type GivenUpEffect, listParked, type ParkedCursor, parseParkedCursor } from './list-parked.ts';
export { type MailCounts, openMailCounts } from './mail-counts.ts';
export { countGivenUp, findOldestDue } from './measure-outbox.ts';
export { type Moment, readServerTime, SERVER_NOW } from './moment.ts';
export type { Actor } from './owned-by.ts';
export type { LeadRange } from './plan-find.ts';
export { prepareLeads } from './prepare-leads.ts';
export { readEveryLead } from './read-every-lead.ts';
export { type ContactsOfWeek, type FirstContacts, readFirstContacts } from './read-first-contacts.ts';
export { copyRevocations, recordRevocation } from './record-revocation.ts';
export { findParkedFor, type ParkedForReason, replayEffect, replayParked } from './replay-effect.ts';
export { searchFieldsOf } from './search-fields-of.ts';
export { parseSearchCursor, type SearchCursor, searchLeads } from './search-leads.ts';
export { addSecondAdvisor, type NewSecondAdvisor, removeSecondAdvisor } from './second-advisor.ts';
export { setOwner } from './set-owner.ts';
export { LeadRefused, toRecord } from './to-record.ts';
export { type Transition, type TransitionOutcome, transitionLead } from './transition-lead.ts';
