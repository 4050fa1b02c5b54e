import { cleanLines } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ComparedSheet, PutSheet, RateDesk } from './rate-desk.ts';
import { seenRevision, whichSheet } from './rate-fields.ts';

/** Most characters of why a sheet was turned down. */
export const LONGEST_REASON = 300;

const words = { reason: 'Say why, in 1 to 300 characters.' };

/** The changes that a waiting sheet would make now. 404 when it no longer waits. */
export const previewWaitingSheet = defineEndpoint({
  name: 'previewWaitingSheet',
  method: 'GET',
  path: '/api/rate-desk/waiting/:batch/preview',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Tell what a sheet of rates that waits for approval would change',
  params: whichSheet,
  response: ComparedSheet,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});

/**
 * Puts a waiting sheet online. 403 for its uploader, 409 `rates_changed` when other rates are in use than the `revision` of the preview, 404 when it does
 * not wait any more.
 */
export const approveRateSheet = defineEndpoint({
  name: 'approveRateSheet',
  method: 'POST',
  path: '/api/rate-desk/waiting/:batch/approve',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Put a waiting sheet of rates online, unless others are in use than when it was previewed',
  params: whichSheet,
  body: z.strictObject({ revision: seenRevision }),
  response: PutSheet,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'rates_changed', 'store_unavailable'],
});

/** Ends the wait of someone else's sheet. 403 for its uploader, who can withdraw it. */
export const turnDownRateSheet = defineEndpoint({
  name: 'turnDownRateSheet',
  method: 'POST',
  path: '/api/rate-desk/waiting/:batch/turn-down',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Turn down a waiting sheet of rates, with a reason',
  params: whichSheet,
  body: z.strictObject({
    reason: z.string(words.reason).check(z.overwrite(cleanLines), z.minLength(1, words.reason), z.maxLength(LONGEST_REASON, words.reason)),
  }),
  response: RateDesk,
  status: 200,
  errors: previewWaitingSheet.errors,
});

/** Ends the wait of one's own sheet. 403 for everyone else. */
export const withdrawRateSheet = defineEndpoint({
  name: 'withdrawRateSheet',
  method: 'POST',
  path: '/api/rate-desk/waiting/:batch/withdraw',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Withdraw one’s own waiting sheet of rates',
  params: whichSheet,
  body: z.strictObject({}),
  response: RateDesk,
  status: 200,
  errors: previewWaitingSheet.errors,
});
