import type { recordEvent } from '@annuity-lantern/contracts/http';
import type { Analytics } from '@annuity-lantern/service-kit/analytics';
import type { Handler } from '@annuity-lantern/service-kit/endpoint';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { OutgoingHttpError } from '@annuity-lantern/service-kit/outgoing-http';
import { asksNotToBeCounted } from '../accept/read-reception.ts';

/** Events on their way to the analytics service. Above it one is dropped: a view may go uncounted, a slow service may not fill our memory. */
const MOST_RUNNING = 4;

/**
 * Counts a view of a form, without waiting for the analytics service and without anything of the visitor: the service gets the page's path
 * and an id drawn anew for each event. Nothing is sent when no service is set up or the browser asks not to be counted.
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
