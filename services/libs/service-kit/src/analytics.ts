import { randomInt } from 'node:crypto';
import { type OutgoingAnswer, postJson } from './outgoing-http.ts';

export interface AnalyticsEvent {
  /** At most 40 letters, digits and underscores, a letter first. */
  readonly name: string;
  /** At most 25 (two are added here); texts of at most 100 characters. Never anything that tells who the visitor is. */
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Analytics {
  /**
   * Sends one event and gives the service's answer. A 2xx says only that the request arrived.
   *
   * @throws OutgoingHttpError when no answer came
   */
  send(event: AnalyticsEvent): Promise<OutgoingAnswer>;
}

export interface AnalyticsSettings {
  readonly ANALYTICS_URL?: string | undefined;
  readonly ANALYTICS_MEASUREMENT_ID?: string | undefined;
  readonly ANALYTICS_API_SECRET?: string | undefined;
}

/** Below the 6 s in which an effect acts, in milliseconds. */
const TIME_LIMIT = 5000;

/**
 * Sends events in the shape of the GA4 Measurement Protocol, or null when it is not configured.
 *
 * What that service does (developers.google.com/analytics/devguides/collection/protocol/ga4): it answers 2xx to every request that reaches it, also
 * to a malformed or refused event, gives no error codes, and asks not to send the same request again after another status. It knows no idempotency
 * key: `transaction_id` counts for purchases only, and there only within one `client_id` (support.google.com/analytics/answer/12313109). An event
 * shows in its reports only with `session_id` (digits) and `engagement_time_msec`. `client_id` is `<number>.<number>` as a browser's; here each
 * event gets its own, drawn at random, so that two events cannot be laid to one visitor. The address that it sees is this server's. Advertising is
 * refused twice: `consent` has succeeded `non_personalized_ads`, which older collectors still read.
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
