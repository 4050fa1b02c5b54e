import { createConsultationRequest } from '@annuity-lantern/contracts/http';
import { answers } from '../answers.ts';
import type { HostileRequest } from './hostile-requests.ts';

const { path } = createConsultationRequest;
const form = JSON.stringify(answers);
const changed = (change: object): string => JSON.stringify({ ...answers, ...change });
const followedBy = (members: string): string => `${form.slice(0, -1)},${members}}`;
const withInputs = (inputs: string): string => followedBy(`"attachments":[{"kind":"contract-check","version":1,"inputs":${inputs}}]`);
const post = (body: string | Uint8Array, headers: HostileRequest['headers'] = {}): HostileRequest => ({ path, headers, body });

/** Requests that generators rarely hit, each with the status that it must get. */
export const fixedRequests: [name: string, request: HostileRequest, status: number][] = [
  ['a text with NUL', post(changed({ firstName: 'A\u0000da' })), 201],
  ['an address with NUL', post(changed({ email: 'a\u0000da@example.org' })), 400],
  ['half a surrogate pair', post(changed({ firstName: 'A\ud83c', primaryConcern: '\udfe0\ud83c' })), 201],
  [
    'half a surrogate pair in its own bytes',
    post(Buffer.concat([Buffer.from('{"firstName":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')])),
    400,
  ],
  ['text from right to left, and overrides', post(changed({ lastName: 'مرحبا \u202egnol\u202c \u2066x\u2069' })), 201],
  ['a byte order mark before the body', post(`\ufeff${form}`), 201],
  ['4,000 characters of four bytes each', post(changed({ primaryConcern: '\u{1F3E0}'.repeat(2000) })), 201],
  ['the same key twice: the last one counts', post(followedBy('"firstName":"Grace"')), 201],
  ['the same key twice, the last one an operator', post(followedBy('"email":{"$gt":""}')), 400],
  ['a prototype', post(followedBy('"__proto__":{"status":"closed"}')), 400],
  ['a prototype inside consent', post(followedBy('"consent":{"__proto__":{"textVersion":"2025-01-01","channels":{}}}')), 400],
  ['a constructor', post(followedBy('"constructor":{"prototype":{"polluted":true}}')), 400],
  ['a nameless key', post(followedBy('"":""')), 400],
  ['consent 2,500 levels deep', post(followedBy(`"consent":${'{"channels":'.repeat(1200)}1${'}'.repeat(1200)}`)), 400],
  ['a number over all bounds', post(followedBy('"page":1e999')), 400],
  ['an operator among the inputs of a tool', post(withInputs('{"$gt":""}')), 400],
  ['an operator in place of an input', post(withInputs('{"fees":{"$gt":""}}')), 400],
  ['a path of the store among the inputs of a tool', post(withInputs('{"effects.verify.state":"done"}')), 400],
  ['inputs of the names that every object has', post(withInputs('{"constructor":"x","toString":"x","then":"x","toJSON":"x"}')), 201],
  ['a prototype among the inputs of a tool', post(withInputs('{"fees":"3%","__proto__":{"polluted":true}}')), 201],
  ['a thousand inputs', post(withInputs(`{${Array.from({ length: 1000 }, (_, index) => `"k${index}":""`).join(',')}}`)), 400],
  ['a thousand attachments', post(followedBy(`"attachments":[${Array.from({ length: 1000 }, () => '{}').join(',')}]`)), 400],
  ['a thousand unknown keys', post(followedBy(Array.from({ length: 1000 }, (_, index) => `"k${index}":1`).join(','))), 400],
  ['a regular expression trap in the phone', post(changed({ phone: `1${' '.repeat(38)}x` })), 400],
  ['a regular expression trap in the address', post(changed({ email: `${'a.'.repeat(120)}a@${'a-'.repeat(30)}` })), 400],
  ['two keys', post(form, { 'idempotency-key': ['first-key-of-two', 'second-key-of-two'] }), 400],
  ['a key of the shape of a form token', post(form, { 'idempotency-key': 'form-token:AAAAAAAAAAAAAAAAAAAAAA' }), 400],
  ['a form token of garbage', post(form, { 'x-form-token': 'é'.repeat(100) }), 403],
  ['a form token of the right shape', post(form, { 'x-form-token': `mabc.${'A'.repeat(22)}.${'B'.repeat(43)}` }), 403],
  ['a page that is an operator', post(changed({ page: '/$where' })), 400],
];
