import type { LeadStatus } from './http/lead-lists.ts';

/** A specialist calls within 24 hours of `createdAt`, and staff are warned after 20: milliseconds by the wall clock, weekends included. */
export const SLA = { warnAfter: 20 * 3_600_000, breachAfter: 24 * 3_600_000 } as const;

/** In these statuses the visitor is still waiting for the call. A reopened lead waits again. */
export const waitingStatuses: readonly LeadStatus[] = ['pending', 'assigned', 'reopened'];
