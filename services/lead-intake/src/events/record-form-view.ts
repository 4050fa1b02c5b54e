import type { recordEvent } from '@annuity-lantern/contracts/http';
import type { Analytics } from '@annuity-lantern/service-kit/analytics';
import type { Handler } from '@annuity-lantern/service-kit/endpoint';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { OutgoingHttpError } from '@annuity-lantern/service-kit/outgoing-http';
import { asksNotToBeCounted } from '../accept/read-reception.ts';

/**
 * Most events in flight to the analytics service; more are dropped. Losing a view is better than letting a slow service fill our memory.
 */
const MOST_RUNNING = 4;

/**
 * Counts a view of a form, without waiting for the analytics service. The service gets only the page's path and a random id per event,
 * nothing about the visitor. Nothing is sent without a service, or if the browser opts out.
 */
export function recordFormView(analytics: Analytics | null, log: Log): Handler<typeof recordEvent> {
  const notTaken = lowRateWarning(log.warn);
  const dropped = lowRateWarning(log.warn);
  let running = 0;

  const forward = async (sender: Analytics, name: string, page: string): Promise<void> => {
    running += 1;
    try {
      const { status } = await sender.send({ name, params: { event_category: 'engagement', page_path: page } });
      if (status >= 300) notTaken('the analytics service did not take an event', { status });
    } catch (error) {
      const errorClass = error instanceof OutgoingHttpError ? error.failure : 'unexpected';
      notTaken('the analytics service did not answer', { errorClass });
    } finally {
      running -= 1;
    }
  };

  return ({ body }, { request }) => {
    if (!analytics || asksNotToBeCounted(request)) return undefined;
    if (running >= MOST_RUNNING) {
      dropped('events were dropped because the analytics service is slow');
      return undefined;
    }
    void forward(analytics, body.name, body.page);
    return undefined;
  };
}
