import { STATUS_CODES } from 'node:http';
import { type Endpoint, errorStatus, WireError } from '@annuity-lantern/contracts/http';
import { errorsOf } from './errors-of.ts';
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
