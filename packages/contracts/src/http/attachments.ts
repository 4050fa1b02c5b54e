import * as z from 'zod/mini';

/** Bytes that all attachments of one request may have together, as JSON. */
export const MOST_ATTACHED_BYTES = 4096;

/** The tools whose figures can be sent along. */
export const attachmentKinds = ['annuity-comparison', 'contract-check', 'income-planning', 'payout-calculator'] as const;

/** What a visitor worked out in one of the tools and chose to send along with a request: their own inputs, no results. */
export const Attachment = z.lazy(() =>
  z.strictObject({
    /** The tool. */
    kind: z.enum(attachmentKinds),
    /** Of the tool's inputs, so that an old request can still be read when the tool asks for other things. */
    version: z.int().check(z.gte(1), z.lte(999)),
    /** Each input as the visitor saw it; names in camel case, which staff read as words. */
    inputs: z.record(z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/)), z.string().check(z.maxLength(200))),
  }),
);
export type Attachment = z.infer<typeof Attachment>;

/** One of each kind at the most, which the service sees to, as to {@link MOST_ATTACHED_BYTES}. */
export const Attachments = z.lazy(() => z.array(Attachment).check(z.maxLength(attachmentKinds.length)));
export type Attachments = z.infer<typeof Attachments>;

/** As it was kept: it is read for as long as its request is, also when the tool asks for other things or is gone. */
export const KeptAttachment = z.lazy(() => z.object({ kind: z.string(), version: z.number(), inputs: z.record(z.string(), z.string()) }));
export type KeptAttachment = z.infer<typeof KeptAttachment>;
