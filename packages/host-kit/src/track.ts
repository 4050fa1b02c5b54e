import { type PageEvent, recordEvent } from '@annuity-lantern/contracts/http';
import { asksForPrivacy, hasAnalyticsConsent } from './analytics-consent.ts';
import { call } from './api/call.ts';

interface TrackOptions {
  /** Path of the page. */
  readonly page: string;
  /** Whether an analytics service is set up: `analytics` of the host data. */
  readonly configured: boolean;
}

let warned = false;

/**
 * Counts an event, without data that identifies visitors. Only with stored consent, and never under Global Privacy Control.
 * Without an analytics service it says so in the console, once per page load. Never throws, and no failure is shown.
 */
export function track(name: PageEvent['name'], { page, configured }: TrackOptions): void {
  if (!configured) {
    warnOnce();
    return;
  }
  if (asksForPrivacy() || !hasAnalyticsConsent()) return;
  call(recordEvent, { body: { name, page } }, { keepalive: true }).catch(() => undefined);
}

function warnOnce(): void {
  if (warned) return;
  warned = true;
  console.warn('No analytics measurement id is set: nothing is counted.');
}
