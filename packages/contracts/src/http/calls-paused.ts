import * as z from 'zod/mini';

/** A caller did not know the three words of the request: staff do not call, until its owner or a manager says otherwise. */
export const CallsPaused = z.object({
  at: z.iso.datetime(),
  /** `visitor`, or the user name of a member of staff. */
  by: z.string(),
});
export type CallsPaused = z.infer<typeof CallsPaused>;
