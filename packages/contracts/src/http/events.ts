import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** The events of a visit that a page may report. Sent only with consent, and without anything that identifies a visitor. */
export const PageEvent = z.strictObject({
  name: z.literal('form_view'),
  /** Path of the page. */
  page: z.string().check(z.regex(/^\/[a-z0-9/-]{0,100}$/)),
});
export type PageEvent = z.infer<typeof PageEvent>;

export const recordEvent = defineEndpoint({
  name: 'recordEvent',
  method: 'POST',
  path: '/api/events',
  service: 'lead-intake',
  summary: 'Count a view of a form, for visitors who agreed to it',
  body: PageEvent,
  status: 204,
  errors: ['invalid_input', 'malformed_json', 'origin_refused', 'body_too_large', 'not_json', 'too_many_requests'],
});
