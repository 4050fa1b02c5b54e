import { inspect } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consultation, personalValues } from '../../test/support/full-leads.ts';
import { type HttpSink, type SinkBehaviour, startHttpSink } from '../../test/support/http-sink.ts';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import { createWebhook, signatureHeaders } from './create-webhook.ts';

const key = `lead/${consultation._id}/webhook`;
const secret = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;
let sink: HttpSink;
beforeAll(async () => {
  sink = await startHttpSink();
});
afterAll(() => sink.stop());
beforeEach(() => {
  sink.behave('accept');
  sink.received.length = 0;
});

/** Milliseconds that the receiver has in these tests. */
const TIME_LIMIT = 1000;
const lead = { ...consultation, noCalls: undefined };
const webhookTo = (url: string) => createWebhook({ LEAD_WEBHOOK_URL: `${url}/leads?crm=1`, LEAD_WEBHOOK_SECRET: secret }, TIME_LIMIT);

async function refusalAt(url: string): Promise<EffectRefusal> {
  const error: unknown = await webhookTo(url)(lead, key).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(EffectRefusal);
  return error as EffectRefusal;
}

/** The first is the published example of Standard Webhooks; both were computed with `openssl dgst -sha256 -mac HMAC`. */
it.each([
  {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: 1_614_265_330_000,
    body: '{"test": 2432232314}',
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  {
    secret: 'whsec_YW4gZXhhbXBsZSBzZWNyZXQgb2YgMzIgYnl0ZXMuLi4=',
    id: 'lead/0b5c-1/webhook',
    at: 1_772_809_500_000,
    body: '{"name":"Zoë"}',
    signature: 'v1,b7w1qdWNkqNPsDEAH5SKEMQ2lVAPL+rYzZxXCnuUFUA=',
  },
])('signs $id with the known signature', ({ secret, id, at, body, signature }) => {
  expect(signatureHeaders(secret, id, new Date(at), body)).toEqual({
    'webhook-id': id,
    'webhook-timestamp': String(at / 1000),
    'webhook-signature': signature,
  });
});

it('sends the lead with a signature that its receiver can verify', async () => {
  expect(await webhookTo(sink.url)(lead, key)).toEqual({ state: 'done' });
  const [{ path, headers, body } = expect.fail('nothing came')] = sink.received;
  expect(path).toBe('/leads?crm=1');
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': key });
  const seen = headers as Record<string, string>;
  expect(new Webhook(secret).verify(body, seen)).toMatchObject({ type: 'lead.created', data: { email: 'Ada.Okafor@example.org' } });
  expect(() => new Webhook(`whsec_${Buffer.alloc(32, 'other').toString('base64')}`).verify(body, seen)).toThrow('No matching signature');
  expect(() => new Webhook(secret).verify(body.replace('Ada', 'Eve'), seen)).toThrow('No matching signature');
});

it('sends a retry under the same id', async () => {
  sink.behave({ status: 500 });
  await refusalAt(sink.url);
  sink.behave('accept');
  await webhookTo(sink.url)(lead, key);
  expect(sink.countsByKey()).toEqual(new Map([[key, 2]]));
  expect(sink.received[0]?.body).toBe(sink.received[1]?.body);
});

it.each([200, 202, 204, 299])('is done if the receiver answers %i', async (status) => {
  sink.behave({ status });
  expect(await webhookTo(sink.url)(lead, key)).toEqual({ state: 'done' });
});

it('is skipped if no receiver is set', async () => {
  expect(await createWebhook({})(lead, key)).toEqual({ state: 'skipped' });
});

describe('throws a refusal when the receiver', () => {
  it.each<[SinkBehaviour, Partial<EffectRefusal>]>([
    [
      { status: 302, headers: { location: '/' } },
      { errorClass: 'webhook_refused', permanent: false, code: '302' },
    ],
    [{ status: 400 }, { errorClass: 'webhook_refused', permanent: false, code: '400' }],
    [{ status: 404 }, { errorClass: 'webhook_refused', permanent: false, code: '404' }],
    [{ status: 410 }, { errorClass: 'webhook_gone', permanent: true, code: '410' }],
    [
      { status: 429, headers: { 'retry-after': '90' } },
      { errorClass: 'webhook_busy', permanent: false, code: '429', retryAfter: 90 },
    ],
    [{ status: 500 }, { errorClass: 'webhook_failed', permanent: false, code: '500' }],
    [
      { status: 503, headers: { 'retry-after': '5' } },
      { errorClass: 'webhook_failed', permanent: false, code: '503', retryAfter: 5 },
    ],
    ['cut', { errorClass: 'webhook_connection_lost', permanent: false, ambiguous: true }],
    ['hold', { errorClass: 'webhook_timed_out', permanent: false, ambiguous: true }],
  ])('behaves like %o', async (how, expected) => {
    sink.behave(how);
    const refusal = await refusalAt(sink.url);
    sink.release();
    expect(refusal).toMatchObject(expected);
    expect(sink.received).toHaveLength(1);
    expectSilent(refusal);
  });

  it('does not listen', async () => {
    const gone = await startHttpSink();
    await gone.stop();
    const refusal = await refusalAt(gone.url);
    expect(refusal).toMatchObject({ errorClass: 'webhook_unreachable', permanent: false, ambiguous: false });
    expectSilent(refusal);
  });
});

/** The refusal contains no personal data, none of the receiver's text and not our secret. */
function expectSilent(refusal: EffectRefusal): void {
  const said = inspect(refusal, { depth: null, showHidden: true });
  for (const value of [...personalValues, 'ada@example', 'words of the other side', secret]) expect(said).not.toContain(value);
}
