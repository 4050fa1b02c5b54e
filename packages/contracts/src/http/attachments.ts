import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';

/** Most bytes of all attachments of one request together, as JSON. */
export const MOST_ATTACHED_BYTES = 4096;

/** The tools whose figures can be attached. */
export const attachmentKinds = [
  'annuity-comparison',
  'contract-check',
  'four-ways',
  'income-planning',
  'leave-or-stay',
  'payout-calculator',
  'pension-choice',
  'quote-check',
] as const;

/** The visitor's own inputs of one tool, without results, which they chose to send with a request. */
export const Attachment = z.strictObject({
  /** The tool. */
  kind: z.enum(attachmentKinds),
  /** Version of the tool's inputs, so that an old request can be read after the tool has changed. */
  version: z.int().check(z.gte(1), z.lte(999)),
  /** Each input as the visitor saw it, under a name in camel case, which the staff desk shows as words. */
  inputs: z.record(z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/)), z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
  /** What the tool's address has after its path for these inputs and no others, so that staff can open the tool with them. */
  hash: z.optional(z.string().check(z.regex(/^#[\w.*+%&=-]{1,1000}$/))),
});
export type Attachment = z.infer<typeof Attachment>;

/** The service also checks that there is at most one of each kind, and {@link MOST_ATTACHED_BYTES}. */
export const Attachments = z.array(Attachment).check(z.maxLength(attachmentKinds.length));
export type Attachments = z.infer<typeof Attachments>;

/** An attachment as stored: stays readable when the tool has changed or is gone. */
export const KeptAttachment = z.object({
  kind: z.string(),
  version: z.number(),
  inputs: z.record(z.string(), z.string()),
  hash: z.optional(z.string()),
});
export type KeptAttachment = z.infer<typeof KeptAttachment>;
