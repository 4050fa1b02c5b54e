import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { apiServices, type Endpoint, isStaffCall, sessionCookieName } from '@annuity-lantern/contracts/http';
import { describeParameters } from './describe-parameters.ts';
import { describeResponses, jsonContent } from './describe-responses.ts';
import { type JsonSchemas, jsonSchemas } from './json-schemas.ts';
import type { Method, OpenApiDocument, Operation } from './openapi.ts';

const description = `Every error is answered in the shape WireError. Calls that change something, and all staff calls, are refused (403) when \
Origin or Sec-Fetch-Site names another site; signing in and staff calls must send one of the two. The stop of mail programs is taken from anywhere.`;

/** The OpenAPI 3.1 document of all calls, written from the endpoint objects of the contracts. */
export function describeApi(publicOrigin: string, staffOrigin?: string): OpenApiDocument {
  const scheme = new URL(publicOrigin).protocol === 'https:' ? 'https' : 'http';
  const schemas = jsonSchemas();
  const paths: Record<string, Partial<Record<Method, Operation>>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const method = endpoint.method.toLowerCase() as Method;
    const ownServer = staffOrigin !== undefined && isStaffCall(endpoint) ? { servers: [{ url: staffOrigin }] } : {};
    paths[path] = { ...paths[path], [method]: { ...describeCall(endpoint, schemas), ...ownServer } };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Annuity Lantern', version: '1.0.0', description },
    servers: [{ url: publicOrigin }],
    tags: apiServices.map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: { staffSession: { type: 'apiKey', in: 'cookie', name: sessionCookieName[scheme] } },
    },
  };
}

function describeCall(endpoint: Endpoint, schemas: JsonSchemas): Operation {
  const parameters = describeParameters(endpoint);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.service],
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: jsonContent(schemas.of(endpoint.body, 'input')) } } : {}),
    responses: describeResponses(endpoint, schemas),
  };
}

function securityOf({ role }: Endpoint): Operation['security'] {
  if (role === undefined) return [];
  // Signing out gets the same answer with and without a session.
  return role !== 'anyone' ? [{ staffSession: [] }] : [{ staffSession: [] }, {}];
}
