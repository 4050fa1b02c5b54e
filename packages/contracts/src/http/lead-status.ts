import * as z from 'zod/mini';

export const LeadStatus = z.enum(['pending', 'assigned', 'contacted', 'scheduled', 'closed', 'disqualified', 'reopened', 'erased']);
export type LeadStatus = z.infer<typeof LeadStatus>;

/** A request in one of these needs no work, until someone reopens it. */
export const overStatuses: readonly LeadStatus[] = ['closed', 'disqualified', 'erased'];
/** A request in one of these needs someone who works on it. */
export const openStatuses = LeadStatus.options.filter((status) => !overStatuses.includes(status));
