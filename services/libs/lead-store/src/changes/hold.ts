import { type Decide, step } from './lead-change.ts';

export interface HoldChange {
  readonly reason: string;
  /** User name of the manager. */
  readonly by: string;
  readonly now: Date;
}

/** Keeps a lead from being erased by anyone, until it ends. Refused if it has a hold. */
export function newHold({ reason, by, now }: HoldChange): Decide {
  return (lead) => (lead.hold ? null : { fields: { hold: { at: now, by, reason } }, ...step(lead, { at: now, what: 'held', by, reason }) });
}

/** Lets a lead be erased again. Refused if it has no hold. */
export function endedHold({ reason, by, now }: HoldChange): Decide {
  return (lead) => (lead.hold ? { fields: { hold: undefined }, ...step(lead, { at: now, what: 'hold_ended', by, reason }) } : null);
}
