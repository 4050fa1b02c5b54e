import { STATUS_CODES } from 'node:http';
import { callsBeforeCode, type Endpoint, type ErrorCode, errorStatus, WireError } from '@annuity-lantern/contracts/http';
import { isLeadPost } from '../api/lead-posts.ts';
import type { JsonSchemas } from './json-schemas.ts';
import type { JsonContent, JsonSchema, ResponseObject } from './openapi.ts';

/** Each status that the call can answer: its successes, and one per status of its error codes. */
export function describeResponses(endpoint: Endpoint, schemas: JsonSchemas): Record<string, ResponseObject> {
  const { status, laterStatus } = endpoint;
  const success = successOf(endpoint, schemas);
  const responses: Record<string, ResponseObject> = { [status]: { description: words(status), ...success } };
  if (laterStatus) responses[laterStatus] = { description: words(laterStatus), ...success };
  if (isPublicList(endpoint)) responses[304] = { description: words(304) };

  const codes = [...errorsOf(endpoint)];
  const wireError = schemas.of(WireError, 'output');
  for (const errorCode of new Set(codes.map((code) => errorStatus[code]))) {
    const ofStatus = codes.filter((code) => errorStatus[code] === errorCode);
    responses[errorCode] = {
      description: `${words(errorCode)}: ${ofStatus.join(', ')}`,
      content: jsonContent({ ...wireError, properties: { code: { enum: ofStatus } } }),
    };
  }
  return responses;
}

function successOf({ response, stream, download }: Endpoint, schemas: JsonSchemas): Pick<ResponseObject, 'content'> {
  const text = stream ? 'text/event-stream' : download;
  if (text) return { content: { [text]: { schema: { type: 'string' } } } };
  return response ? { content: jsonContent(schemas.of(response, 'output')) } : {};
}

/** Lists have an ETag, single records do not. */
function isPublicList({ role, params, response }: Endpoint): boolean {
  if (role !== undefined || params || !response) return false;
  const { def } = response._zod;
  return def.type === 'array' || (def.type === 'object' && 'shape' in def && 'data' in (def.shape as object));
}

export function jsonContent(schema: JsonSchema): JsonContent {
  return { 'application/json': { schema } };
}

function words(status: number): string {
  return STATUS_CODES[status] ?? String(status);
}

/** Answered by the gateway itself for every call: it limits bodies. */
const everyCall: readonly ErrorCode[] = ['body_too_large', 'internal'];
/** When the service behind the gateway does not answer. Lead posts get `store_unavailable` instead. */
const withoutService: readonly ErrorCode[] = ['upstream_unreachable', 'upstream_timeout'];

/** Every code that the call can answer: the endpoint's own, and those that the gateway and `mount` add for its kind. */
function errorsOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const codes = new Set([...endpoint.errors, ...everyCall, ...(isLeadPost(endpoint.name) ? [] : withoutService)]);
  if (endpoint.params || endpoint.query || endpoint.body) codes.add('invalid_input');
  if (endpoint.body) codes.add('malformed_json').add('not_json');
  if (endpoint.role || (endpoint.method !== 'GET' && !endpoint.anyOrigin)) codes.add('origin_refused');
  if (endpoint.role && !callsBeforeCode.has(endpoint.name)) codes.add('set_up_code_first');
  if (endpoint.visit) codes.add('visit_over');
  if (endpoint.proof) codes.add('proof_needed');
  return codes;
}
