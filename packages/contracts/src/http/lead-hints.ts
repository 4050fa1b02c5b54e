import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { leadKinds } from './lead-fields.ts';

/** `new`: stored a moment ago; `changed`: staff or the worker changed it; `stopped`: the list of given-up work changed with it. */
export const hintReasons = ['new', 'changed', 'stopped'] as const;

/** Tells that one lead is worth reading again. No personal data. */
const leadHint = { id: z.uuid(), kind: z.enum(leadKinds), what: z.enum(hintReasons) };
export const LeadHint = z.object(leadHint);
export type LeadHint = z.infer<typeof LeadHint>;

/** A hint in Redis. A process of another version drops what it cannot read. */
export const HintMessage = z.strictObject({ v: z.literal(1), ...leadHint });
export type HintMessage = z.infer<typeof HintMessage>;

/** The data of an event `hints`. */
export const HintBatch = z.object({
  hints: z.array(LeadHint),
  /** There were too many to name: every list is worth reading again. */
  more: z.boolean(),
});
export type HintBatch = z.infer<typeof HintBatch>;

/** Reads the data of an event `hints`. Null for data of another version. */
export function readHintBatch(data: string): HintBatch | null {
  try {
    return z.parse(HintBatch, JSON.parse(data));
  } catch {
    return null;
  }
}

/** The names of the events. After `end` the session is over, and the stream closes. */
export const hintEvents = { hints: 'hints', end: 'end' } as const;

/**
 * Server-sent events: `hints` with a `HintBatch`, and `end`. Hints may be lost; a desk is correct without them. 429: the
 * session or its account has too many streams open.
 */
export const streamHints = defineEndpoint({
  name: 'streamHints',
  method: 'GET',
  path: '/api/staff/events',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Follow hints which leads are new or changed, as server-sent events (`hints`, `end`) without personal data',
  background: true,
  stream: true,
  status: 200,
  errors: ['not_signed_in', 'too_many_requests', 'store_unavailable'],
});
