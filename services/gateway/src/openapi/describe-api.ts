import * as contracts from '@annuity-lantern/contracts/http';
import { type EndpointName, type Upstream, upstreamOf, upstreams } from '../api/upstream-of.ts';
import { describeParameters } from './describe-parameters.ts';
import { describeResponses, jsonContent } from './describe-responses.ts';
import { type JsonSchemas, jsonSchemas } from './json-schemas.ts';
import type { Method, OpenApiDocument, Operation } from './openapi.ts';
import { summaries } from './summaries.ts';

const endpoints: Pick<typeof contracts, EndpointName> = contracts;

const description = `Every error is answered in the shape WireError. Calls that change something, and all staff calls, are refused (403) when \
Origin or Sec-Fetch-Site names another site; signing in and staff calls must send one of the two.`;

/** The OpenAPI 3.1 document of all calls, written from the endpoint objects of the contracts. */
export function describeApi(publicOrigin: string): OpenApiDocument {
  const scheme = new URL(publicOrigin).protocol === 'https:' ? 'https' : 'http';
  const schemas = jsonSchemas();
  const paths: Record<string, Partial<Record<Method, Operation>>> = {};
  for (const [name, upstream] of Object.entries(upstreamOf) as [EndpointName, Upstream][]) {
    const endpoint: contracts.Endpoint = endpoints[name];
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const method = endpoint.method.toLowerCase() as Method;
    paths[path] = { ...paths[path], [method]: describeCall(name, endpoint, upstream, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Annuity Lantern', version: '1.0.0', description },
    servers: [{ url: publicOrigin }],
    tags: upstreams.map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: { staffSession: { type: 'apiKey', in: 'cookie', name: contracts.sessionCookieName[scheme] } },
    },
  };
}

function describeCall(name: EndpointName, endpoint: contracts.Endpoint, upstream: Upstream, schemas: JsonSchemas): Operation {
  const parameters = describeParameters(endpoint);
  return {
    operationId: endpoint.name,
    summary: summaries[name],
    tags: [upstream],
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: jsonContent(schemas.of(endpoint.body, 'input')) } } : {}),
    responses: describeResponses(endpoint, schemas),
  };
}

function securityOf({ access, errors }: contracts.Endpoint): Operation['security'] {
  if (access === 'public') return [];
  // Signing out is answered the same with and without a session.
  return errors.includes('not_signed_in') ? [{ staffSession: [] }] : [{ staffSession: [] }, {}];
}
