import { correctionKeyShape, type Endpoint, idempotencyKeyShape, type Schema } from '@annuity-lantern/contracts/http';
import { toJSONSchema } from 'zod';
import type { JsonSchema, Parameter } from './openapi.ts';

/** Path, query and header parameters of a call. */
export function describeParameters({ params, query, errors, signed, visit }: Endpoint): Parameter[] {
  return [
    ...fieldsOf('path', params),
    ...fieldsOf('query', query),
    ...(errors.includes('idempotency_key_reused') ? [idempotencyKey] : []),
    ...(errors.includes('form_token_invalid') ? [formToken, correctionHash] : []),
    ...(signed ? signatureHeaders : []),
    ...(visit ? [myRequest] : []),
  ];
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same body gets the first answer again, so that a call whose answer was lost can be repeated.',
  schema: { type: 'string', pattern: idempotencyKeyShape.source },
};

const formToken: Parameter = {
  name: 'X-Form-Token',
  in: 'header',
  required: false,
  description:
    'Of getFormToken, between 2 seconds and 12 hours old. A call without one is taken; without a key, the token counts as its key.',
  schema: { type: 'string' },
};

const correctionHash: Parameter = {
  name: 'X-Correction-Hash',
  in: 'header',
  required: false,
  description:
    'SHA-256, in base64url, of a random key of the caller. The key itself corrects the request with correctSentRequest. Another shape is ignored.',
  schema: { type: 'string', pattern: correctionKeyShape.source },
};

const myRequest: Parameter = {
  name: 'X-My-Request',
  in: 'header',
  required: true,
  description: 'What openMyRequest answered as `visit`. It opens one request for 30 minutes.',
  schema: { type: 'string' },
};

/** Of Standard Webhooks. */
const signatureHeaders = (
  [
    ['webhook-id', 'The same for each try of one event.'],
    ['webhook-timestamp', 'The time of this try, in seconds. It may differ from ours by 5 minutes.'],
    ['webhook-signature', '`v1,` and the HMAC-SHA256 of id, timestamp and body in base64; several with spaces between them.'],
  ] as const
).map(([name, description]): Parameter => ({ name, in: 'header', required: true, description, schema: { type: 'string' } }));

function fieldsOf(place: 'path' | 'query', schema: Schema | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJSONSchema(schema, { io: 'input' }) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}
