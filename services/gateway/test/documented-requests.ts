import { randomUUID } from 'node:crypto';
import type { DocumentedCall } from './openapi-checker.ts';
import { staff } from './start-services.ts';

/** A request and the status it must get. */
export interface DocumentedRequest {
  readonly expected: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export const consultation = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.org',
  phone: '(312) 555-0142',
  age: '60-69',
  assets: '250k-500k',
  state: 'IL',
  primaryConcern: 'Will my income last as long as I do?',
  consent: { textVersion: '2026-01-15', channels: { automatedCalls: false, texts: true, email: false } },
};

/** What only a person can know of a call: a body that is taken, an id that exists. */
const samples: Readonly<Record<string, { readonly body?: unknown; readonly id?: string }>> = {
  createConsultationRequest: { body: consultation },
  signIn: { body: staff },
  countResourceDownload: { id: 'annuity-fee-checklist' },
};

/** The request that succeeds, for staff calls with a session's cookie. */
export function validRequest({ path, operation }: DocumentedCall, cookie: string): DocumentedRequest {
  const { body, id = '' } = samples[operation.operationId] ?? {};
  const success = Number(Object.keys(operation.responses)[0]);
  const headers = { 'sec-fetch-site': 'same-origin', ...(operation.security.length > 0 ? { cookie } : {}) };
  const asked = { expected: success, path: path.replace('{id}', id), headers };
  return body === undefined ? asked : { ...asked, headers: { ...headers, ...json }, body: JSON.stringify(body) };
}

/** Every refusal that the document leads to expect of any call of its kind. */
export function refusedRequests(call: DocumentedCall, cookie: string): DocumentedRequest[] {
  const { operation } = call;
  const valid = validRequest(call, cookie);
  const has = (place: 'path' | 'query') => operation.parameters?.some((parameter) => parameter.in === place);
  const idempotent = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
  const { cookie: _, ...withoutCookie } = { cookie: '', ...valid.headers };
  return [
    { ...valid, expected: 413, headers: { ...valid.headers, ...json, 'content-length': '70000' }, body: ' '.repeat(70_000) },
    ...(operation.responses[403] ? [{ ...valid, expected: 403, headers: { ...valid.headers, 'sec-fetch-site': 'cross-site' } }] : []),
    ...(isGuarded(call) ? [{ ...valid, expected: 401, headers: withoutCookie }] : []),
    ...(has('path') ? [{ ...valid, expected: 400, path: call.path.replace(/\{\w+\}/, 'Not%20an%20id') }] : []),
    ...(has('query') ? [{ ...valid, expected: 400, path: `${valid.path}?limit=0&unknown=1` }] : []),
    ...(idempotent ? [{ ...valid, expected: 400, headers: { ...valid.headers, 'idempotency-key': 'short' } }] : []),
    ...(operation.requestBody
      ? [
          { ...valid, expected: 400, body: '{"unknown":1}' },
          { ...valid, expected: 400, body: '{"unknown":' },
          { ...valid, expected: 415, headers: { ...valid.headers, 'content-type': 'text/plain' } },
          { ...valid, expected: 413, body: ' '.repeat(20_000) },
        ]
      : []),
  ];
}

/** Refusals of single calls: an id that is nobody's, a key used twice, a wrong password, too many of them, a copy that is current. */
export const particularRequests: Readonly<Record<string, (valid: DocumentedRequest) => DocumentedRequest[]>> = {
  countResourceDownload: (valid) => [{ ...valid, expected: 404, path: '/api/resources/no-such-guide/download' }],
  createConsultationRequest: (valid) => {
    const headers = { ...valid.headers, 'idempotency-key': randomUUID() };
    const other = JSON.stringify({ ...consultation, lastName: 'Other' });
    return [
      { ...valid, headers },
      { ...valid, headers },
      { ...valid, headers, body: other, expected: 422 },
    ];
  },
  signIn: (valid) => {
    const wrong = { ...valid, expected: 401, body: JSON.stringify({ username: 'Nobody', password: 'not the password' }) };
    return [wrong, ...Array.from({ length: WRONG_PASSWORDS - 1 }, () => wrong), { ...wrong, expected: 429 }];
  },
  listResources: (valid) => [notModified(valid)],
  listInsights: (valid) => [notModified(valid)],
};

/** As many as the desk hears for one account. */
const WRONG_PASSWORDS = 10;

const json = { 'content-type': 'application/json' };

function notModified(valid: DocumentedRequest): DocumentedRequest {
  return { ...valid, expected: 304, headers: { ...valid.headers, 'if-none-match': '*' } };
}

function isGuarded({ operation }: DocumentedCall): boolean {
  return operation.security.length > 0 && operation.security.every((way) => 'staffSession' in way);
}
