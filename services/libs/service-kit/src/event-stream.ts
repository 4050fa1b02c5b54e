import type { ServerResponse } from 'node:http';

export const EVENT_STREAM = 'text/event-stream';

/** Whether the answer is a stream of server-sent events: it lasts for hours, until its client closes it. */
export function isEventStream(response: Pick<ServerResponse, 'getHeader'>): boolean {
  return String(response.getHeader('content-type')).startsWith(EVENT_STREAM);
}
