import { inspect } from 'node:util';
import { createAnalytics } from '@annuity-lantern/service-kit/analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { annuityReview, consultation, personalValues } from '../../test/support/full-leads.ts';
import { type HttpSink, type SinkBehaviour, startHttpSink } from '../../test/support/http-sink.ts';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import { countLead } from './count-lead.ts';

const key = `lead/${consultation._id}/analytics`;
const secret = 'an-api-secret';
let sink: HttpSink;
beforeAll(async () => {
  sink = await startHttpSink();
});
afterAll(() => sink.stop());

const analyticsAt = (url: string) =>
  createAnalytics({ ANALYTICS_URL: url, ANALYTICS_MEASUREMENT_ID: 'G-TEST', ANALYTICS_API_SECRET: secret }, 1000);

async function refusalAt(url: string): Promise<EffectRefusal> {
  const error: unknown = await countLead(analyticsAt(url), 'consultation', key).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(EffectRefusal);
  return error as EffectRefusal;
}

it.each([
  [consultation, 'consultation_request'],
  [annuityReview, 'annuity_review_request'],
] as const)("sends a lead's conversion as one event without anything about the visitor: %#", async (lead, name) => {
  sink.behave('accept');
  const before = sink.received.length;
  expect(await countLead(analyticsAt(sink.url), lead.kind, key)).toEqual({ state: 'done' });
  const [request, ...more] = sink.received.slice(before);
  expect(more).toEqual([]);
  expect(JSON.parse(request?.body ?? '').events).toEqual([
    {
      name,
      params: {
        event_category: 'conversion',
        event_label: 'lead_generation',
        value: 1,
        transaction_id: key,
        session_id: expect.any(String),
        engagement_time_msec: 1,
      },
    },
  ]);
  const everything = JSON.stringify(request);
  for (const value of personalValues) expect(everything).not.toContain(value);
});

it('is skipped if no service is set up', async () => {
  expect(await countLead(null, 'consultation', key)).toEqual({ state: 'skipped' });
});

describe('a refused event', () => {
  it.each<[SinkBehaviour, Partial<EffectRefusal>]>([
    [
      { status: 302, headers: { location: '/' } },
      { errorClass: 'analytics_refused', permanent: true, ambiguous: false, code: '302' },
    ],
    [{ status: 400 }, { errorClass: 'analytics_refused', permanent: true, ambiguous: false, code: '400' }],
    [{ status: 410 }, { errorClass: 'analytics_refused', permanent: true, ambiguous: false, code: '410' }],
    [
      { status: 429, headers: { 'retry-after': '90' } },
      { errorClass: 'analytics_busy', permanent: false, ambiguous: false, code: '429', retryAfter: 90 },
    ],
    [{ status: 503 }, { errorClass: 'analytics_busy', permanent: false, ambiguous: false, code: '503' }],
    [{ status: 500 }, { errorClass: 'analytics_failed', permanent: false, ambiguous: true, code: '500' }],
    [{ status: 504 }, { errorClass: 'analytics_failed', permanent: false, ambiguous: true, code: '504' }],
    ['cut', { errorClass: 'analytics_connection_lost', permanent: false, ambiguous: true }],
    ['hold', { errorClass: 'analytics_timed_out', permanent: false, ambiguous: true }],
  ])('%o', async (how, expected) => {
    sink.behave(how);
    const before = sink.received.length;
    const refusal = await refusalAt(sink.url);
    sink.release();
    expect(refusal).toMatchObject(expected);
    expect(sink.received.length - before).toBe(1);
    expectSilent(refusal);
  });

  it('certainly not counted if nothing listens', async () => {
    const gone = await startHttpSink();
    await gone.stop();
    const refusal = await refusalAt(gone.url);
    expect(refusal).toMatchObject({ errorClass: 'analytics_unreachable', permanent: false, ambiguous: false });
    expectSilent(refusal);
  });
});

/** Checks that the refusal holds neither the service's text nor our key. */
function expectSilent(refusal: EffectRefusal): void {
  expect(inspect(refusal, { depth: null, showHidden: true })).not.toMatch(new RegExp(`${secret}|ada@example|words of the other side`));
}
