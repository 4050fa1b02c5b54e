import * as z from 'zod/mini';

/** The one member of staff who works on a request. Others read it, add notes and record revocations. */
export const LeadOwner = z.object({
  /** Of the account. */
  id: z.string(),
  username: z.string(),
  since: z.iso.datetime(),
});
export type LeadOwner = z.infer<typeof LeadOwner>;
