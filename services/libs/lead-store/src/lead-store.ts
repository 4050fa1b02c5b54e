export { type ClaimOutcome, claimEffect, EFFECT_LEASE, renewClaim, withdrawClaim } from './claim-effect.ts';
export { type EffectFailure, failEffect } from './fail-effect.ts';
export { findDueEffects } from './find-due-effects.ts';
export { findLead, type StoredLead } from './find-lead.ts';
export { type EffectResult, finishEffect } from './finish-effect.ts';
export { findFirstAnswer, keepFirstAnswer } from './first-answer.ts';
export type {
  AnyLeadRecord,
  ClaimedEffect,
  ContactOutcomes,
  DueEffect,
  Effect,
  HistoryEntry,
  LeadBodies,
  LeadKind,
  LeadRecord,
  NewLead,
  Reception,
  RecordOf,
} from './lead-record.ts';
export { type LeadOnItsWay, readLead, writeLead } from './lead-text.ts';
export { type Leads, openLeads } from './leads.ts';
export { type InsertOutcome, insertLead, type Ledger, openLedger } from './ledger.ts';
export { type LeadCursor, listLeads, parseLeadCursor } from './list-leads.ts';
export { type GivenUpEffect, listParked, type ParkedCursor, parseParkedCursor } from './list-parked.ts';
export { countGivenUp, findOldestDue } from './measure-outbox.ts';
export { findParkedFor, type ParkedForReason, replayEffect, replayParked } from './replay-effect.ts';
export { LeadRefused } from './to-record.ts';
export { type Transition, type TransitionOutcome, transitionLead } from './transition-lead.ts';
