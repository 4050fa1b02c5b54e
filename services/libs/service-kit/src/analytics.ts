import { randomInt } from 'node:crypto';
import { type OutgoingAnswer, postJson } from './outgoing-http.ts';

export interface AnalyticsEvent {
  /** At most 40 letters, digits and underscores, starting with a letter. */
  readonly name: string;
  /** At most 25 (two are added here), with texts of at most 100 characters. Never anything that identifies the visitor. */
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Analytics {
  /**
   * Sends one event and returns the service's answer. A 2xx says only that the request arrived.
   *
   * @throws OutgoingHttpError without an answer
   */
  send(event: AnalyticsEvent): Promise<OutgoingAnswer>;
}

export interface AnalyticsSettings {
  readonly ANALYTICS_URL?: string | undefined;
  readonly ANALYTICS_MEASUREMENT_ID?: string | undefined;
  readonly ANALYTICS_API_SECRET?: string | undefined;
}

/** In milliseconds, below the 6 s of an effect. */
const TIME_LIMIT = 5000;

/**
 * Sends events in the format of the GA4 Measurement Protocol (developers.google.com/analytics/devguides/collection/protocol/ga4). Null if
 * it is not configured.
 * - GA4 answers 2xx to every request that reaches it, even to a malformed or refused event. It has no error codes, and asks not to repeat a
 *   request after another status.
 * - It has no idempotency key: `transaction_id` counts for purchases only, and only within one `client_id`
 *   (support.google.com/analytics/answer/12313109).
 * - Reports show an event only with `session_id` (digits) and `engagement_time_msec`.
 * - `client_id` is `<number>.<number>`, as in a browser. Here it is random per event, so that no two events can be linked to one visitor.
 *   GA4 sees only this server's address.
 * - Advertising is refused twice: `consent` replaced `non_personalized_ads`, which older collectors still read.
 */
export function createAnalytics(settings: AnalyticsSettings, timeLimit = TIME_LIMIT): Analytics | null {
  const { ANALYTICS_URL, ANALYTICS_MEASUREMENT_ID, ANALYTICS_API_SECRET } = settings;
  if (!ANALYTICS_URL || !ANALYTICS_MEASUREMENT_ID || !ANALYTICS_API_SECRET) return null;
  const url = new URL(ANALYTICS_URL);
  url.searchParams.set('measurement_id', ANALYTICS_MEASUREMENT_ID);
  url.searchParams.set('api_secret', ANALYTICS_API_SECRET);
  return {
    send: ({ name, params }) =>
      postJson({
        url: url.href,
        timeLimit,
        body: JSON.stringify({
          client_id: `${randomNumber()}.${randomNumber()}`,
          non_personalized_ads: true,
          consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
          events: [{ name, params: { ...params, session_id: randomNumber(), engagement_time_msec: 1 } }],
        }),
      }),
  };
}

function randomNumber(): string {
  return String(randomInt(1_000_000_000, 10_000_000_000));
}
