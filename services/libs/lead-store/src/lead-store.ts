export { claimEffect } from './claim-effect.ts';
export { EFFECT_LEASE, effectPolicy } from './effect-policy.ts';
export { failEffect } from './fail-effect.ts';
export { findDueEffects } from './find-due-effects.ts';
export { finishEffect, type LeadCompletion } from './finish-effect.ts';
export { insertLead } from './insert-lead.ts';
export type {
  AnyLeadRecord,
  ClaimedEffect,
  DueEffect,
  Effect,
  EffectState,
  LeadBodies,
  LeadKind,
  LeadRecord,
  NewLead,
  Reception,
  RecordOf,
} from './lead-record.ts';
export { type Leads, openLeads } from './leads.ts';
export { type LeadCursor, listLeads, parseLeadCursor } from './list-leads.ts';
export { renewClaim } from './renew-claim.ts';
