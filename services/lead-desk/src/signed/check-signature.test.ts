import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkSignature } from './check-signature.ts';

/** The published example of Standard Webhooks. */
const example = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  at: 1_614_265_330,
  body: '{"test": 2432232314}',
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
} as const;
const other = `whsec_${Buffer.alloc(32, 'other').toString('base64')}`;

beforeEach(() => void vi.useFakeTimers({ now: example.at * 1000 }));
afterEach(() => void vi.useRealTimers());

const check = (
  headers: Readonly<Record<string, string | undefined>>,
  body: string = example.body,
  secrets: readonly string[] = [example.secret],
) => checkSignature(secrets)(Buffer.from(body), { headers });

it('accepts the published example', () => {
  expect(() => check(example.headers)).not.toThrow();
});

it('accepts a signature by either of two secrets, and one among several signatures', () => {
  expect(() => check(example.headers, example.body, [other, example.secret])).not.toThrow();
  const signature = `v1,AAAA v2,BBBB ${example.headers['webhook-signature']}`;
  expect(() => check({ ...example.headers, 'webhook-signature': signature })).not.toThrow();
});

it('accepts a time at most 5 minutes from its own', () => {
  vi.setSystemTime((example.at + 300) * 1000);
  expect(() => check(example.headers)).not.toThrow();
  vi.setSystemTime((example.at - 300) * 1000);
  expect(() => check(example.headers)).not.toThrow();
});

const signedWith = (secret: string, id: string) => new Webhook(secret).sign(id, new Date(example.at * 1000), example.body);

it.each([
  ['without headers', {}],
  ['without an id', { ...example.headers, 'webhook-id': undefined }],
  ['without a time', { ...example.headers, 'webhook-timestamp': undefined }],
  ['without a signature', { ...example.headers, 'webhook-signature': undefined }],
  ['with an empty signature', { ...example.headers, 'webhook-signature': 'v1,' }],
  ['with a signature without a version', { ...example.headers, 'webhook-signature': example.headers['webhook-signature'].slice(3) }],
  ['with another id', { ...example.headers, 'webhook-id': 'msg_other' }],
  ['with a time that is no number', { ...example.headers, 'webhook-timestamp': 'now' }],
  ['with another secret', { ...example.headers, 'webhook-signature': signedWith(other, example.headers['webhook-id']) }],
  [
    'with a long id',
    { ...example.headers, 'webhook-id': 'x'.repeat(201), 'webhook-signature': signedWith(example.secret, 'x'.repeat(201)) },
  ],
] as const)('refuses a call %s with 401', (_what, headers) => {
  expect(() => check(headers)).toThrow(expect.objectContaining({ code: 'signature_refused', status: 401 }));
});

it('refuses another body, and a time more than 5 minutes from its own', () => {
  expect(() => check(example.headers, example.body.replace('2', '3'))).toThrow('not signed');
  vi.setSystemTime((example.at + 301) * 1000);
  expect(() => check(example.headers)).toThrow('not signed');
  vi.setSystemTime((example.at - 301) * 1000);
  expect(() => check(example.headers)).toThrow('not signed');
});
