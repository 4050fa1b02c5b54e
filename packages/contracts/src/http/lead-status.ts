import * as z from 'zod/mini';

export const LeadStatus = z.enum(['pending', 'assigned', 'contacted', 'scheduled', 'closed', 'disqualified', 'reopened', 'erased']);
export type LeadStatus = z.infer<typeof LeadStatus>;
