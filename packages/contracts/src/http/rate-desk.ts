import { cleanLine, hasHidden } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { RateBatch, SheetFacts, WaitingSheet } from './rate-batches.ts';
import { counted, seenRevision, whichSheet } from './rate-fields.ts';

/** Most bytes of a sheet of rates, however it comes: ten times the largest that the site is made for. */
export const LONGEST_SHEET = 8 * 1024 * 1024;
/** Most products that a preview names for each kind of change; the rest is counted. */
export const MOST_PREVIEWED = 100;

const LONGEST_FILE = Math.ceil(LONGEST_SHEET / 3) * 4;
/** A file in base64, with its options. */
const LONGEST_BODY = LONGEST_FILE + 16 * 1024;

/** The sheet in use, and the waiting sheets. */
export const RateDesk = z.object({
  /** Another one as soon as other rates are in use; empty without any. */
  revision: z.string(),
  inUse: z.optional(RateBatch),
  /** Oldest first. */
  waiting: z.array(WaitingSheet),
  /** The sheet that was in use before, while its rates are kept. `alone`: it comes back at once, without approval. */
  undo: z.optional(z.object({ batch: z.uuid(), alone: z.boolean() })),
});
export type RateDesk = z.infer<typeof RateDesk>;

export const readRateDesk = defineEndpoint({
  name: 'readRateDesk',
  method: 'GET',
  path: '/api/rate-desk',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Tell which sheet of rates is in use, and which ones wait for approval',
  response: RateDesk,
  status: 200,
  errors: ['not_signed_in', 'store_unavailable'],
});

/** An error of a sheet. Line 1 is the header; without a line it is about the whole sheet. */
export const SheetProblem = z.object({ line: z.optional(counted), column: z.optional(z.string()), message: z.string() });
export type SheetProblem = z.infer<typeof SheetProblem>;

const PreviewedRate = z.object({
  id: z.string(),
  carrier: z.string(),
  productName: z.string(),
  term: z.string(),
  /** Percent. Of a removed product: what it was. */
  rate: z.number(),
  /** Percent, where the rate changes. */
  before: z.optional(z.number()),
  /** What else changes, each in words: `rating A to B+`. */
  terms: z.optional(z.array(z.string())),
});
export type PreviewedRate = z.infer<typeof PreviewedRate>;

const PreviewedPart = z.object({ count: counted, rates: z.array(PreviewedRate) });

/** Why a sheet needs approval, and whether anyone can give it. */
const ApprovalNeed = z.object({
  /** In sentences. */
  reasons: z.array(z.string()),
  /** Someone else is an active manager. */
  hasApprover: z.boolean(),
});

/** What putting a sheet online would change. Only `ready` can be put online. */
export const ComparedSheet = z.object({
  /** `same`: it is online. `older`, `samples_refused`: see `warnings`; taken with `force`, where that is `forceable`. */
  outcome: z.enum(['ready', 'same', 'older', 'samples_refused']),
  forceable: z.boolean(),
  /** Reasons not to publish it, in sentences, also where it is forced. */
  warnings: z.array(z.string()),
  /** Of the rates that it was compared with. */
  revision: z.string(),
  /** Absent when the sheet needs none. */
  approval: z.optional(ApprovalNeed),
  sheet: SheetFacts,
  replaces: z.optional(SheetFacts),
  added: PreviewedPart,
  changed: PreviewedPart,
  /** With the same rate, and other terms. */
  adjusted: PreviewedPart,
  removed: PreviewedPart,
  unchanged: counted,
});
export type ComparedSheet = z.infer<typeof ComparedSheet>;

export const UnreadableSheet = z.object({
  /** The first hundred, by line. */
  problems: z.array(SheetProblem),
  /** How many there are beyond those. */
  more: counted,
});
export type UnreadableSheet = z.infer<typeof UnreadableSheet>;

/** One of the two. */
export const SheetPreview = z
  .object({ unreadable: z.optional(UnreadableSheet), compared: z.optional(ComparedSheet) })
  .check(z.refine(({ unreadable, compared }) => (unreadable === undefined) !== (compared === undefined)));
export type SheetPreview = z.infer<typeof SheetPreview>;

/** Here and not with all other words: what only staff reads is not sent to visitors. */
const words = {
  file: 'Choose the file with the rates.',
  tooLarge: 'This file is larger than 8 MB, which no rate sheet is.',
  fileName: 'The name of this file is longer than 120 characters. Please shorten it.',
  asOf: 'Enter a day such as 2026-11-18.',
  source: 'Say in 1 to 80 characters where these rates are from.',
};
const upload = {
  /** The file's bytes in base64, so that a file that is not text gets the same error as on the command line. */
  file: z.string(words.file).check(z.maxLength(LONGEST_FILE, words.tooLarge)),
  fileName: z.string().check(z.overwrite(cleanLine), z.maxLength(120, words.fileName)),
  /** The day of rates that do not say their own. */
  asOf: z.optional(z.iso.date(words.asOf)),
  /** Where they are from, in words that visitors read. */
  source: z.string(words.source).check(
    z.refine((source) => !hasHidden(source), { error: words.source, abort: true }),
    z.overwrite(cleanLine),
    z.minLength(1, words.source),
    z.maxLength(80, { error: words.source, abort: true }),
    z.regex(/^\P{C}*$/u, words.source),
  ),
  /** Accepts a sheet that is older than the current one, or samples in place of real rates. */
  force: z.optional(z.boolean()),
};

/** Of the body of `previewRateSheet`, for a form that checks it before it is sent. */
export const SheetUpload = z.strictObject(upload);
export type SheetUpload = z.infer<typeof SheetUpload>;

/** Reads a sheet and compares it with the rates in use. Changes nothing. */
export const previewRateSheet = defineEndpoint({
  name: 'previewRateSheet',
  method: 'POST',
  path: '/api/rate-desk/previews',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Read a sheet of rates: what is wrong with it, or what it would change',
  body: SheetUpload,
  longestBody: LONGEST_BODY,
  response: SheetPreview,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'],
});

/** `waiting`: visitors see the sheet after a manager's approval. */
export const PutSheet = z.object({ outcome: z.enum(['online', 'waiting']), desk: RateDesk });
export type PutSheet = z.infer<typeof PutSheet>;

/**
 * Puts a sheet online, all of it or nothing, or stores it until it is approved. 409 `rates_changed` when other rates are in use than the `revision` of
 * the preview. Sent again, it changes nothing and is answered alike.
 */
export const putRateSheet = defineEndpoint({
  name: 'putRateSheet',
  method: 'POST',
  path: '/api/rate-desk/sheets',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Put a sheet of rates online or send it for approval, unless others are in use than when it was previewed',
  body: z.strictObject({ ...upload, revision: seenRevision }),
  longestBody: LONGEST_BODY,
  response: PutSheet,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'rates_changed', 'sheet_refused', 'store_unavailable'],
});

/** What putting an earlier sheet back would change. */
export const previewRestoredSheet = defineEndpoint({
  name: 'previewRestoredSheet',
  method: 'GET',
  path: '/api/rate-desk/sheets/:batch/preview',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Tell what putting an earlier sheet of rates back would change',
  params: whichSheet,
  response: ComparedSheet,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});

/**
 * Puts an earlier sheet back, as `putRateSheet` does a new one. The sheet that was in use right before comes back without approval for 24 hours. 404 when
 * its rates are not kept any more.
 */
export const restoreRateSheet = defineEndpoint({
  name: 'restoreRateSheet',
  method: 'POST',
  path: '/api/rate-desk/sheets/:batch/restore',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Put an earlier sheet of rates back or send it for approval, unless others are in use than when it was previewed',
  params: whichSheet,
  body: z.strictObject({ revision: seenRevision }),
  response: PutSheet,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'rates_changed', 'store_unavailable'],
});
