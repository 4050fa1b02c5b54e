import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** The header in which a form sends its token back. */
export const FORM_TOKEN_HEADER = 'x-form-token';

/** A token younger than this is refused, in milliseconds: no person fills in a form that fast. */
export const FORM_TOKEN_YOUNGEST = 2000;

/** Proves that a form page was opened, and when. A form sends it with its request; one without a token is taken, too. */
export const getFormToken = defineEndpoint({
  name: 'getFormToken',
  method: 'GET',
  path: '/api/form-token',
  service: 'lead-intake',
  summary: 'Get the token that a form sends back in the header X-Form-Token',
  response: z.object({ token: z.string() }),
  status: 200,
  errors: [],
});
