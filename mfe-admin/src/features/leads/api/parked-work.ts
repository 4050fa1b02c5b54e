import { type EndpointAnswer, listParkedEffects, type ParkedEffect, replayEffect, replayReason } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';
import { readNextCursor } from './read-next-cursor.ts';

export interface ParkedPage {
  readonly effects: readonly ParkedEffect[];
  /** Where the next page starts; null at the end of the list. */
  readonly next: string | null;
}

/** The page after `cursor`, or the newest one. @throws ApiError */
export async function readParkedPage(cursor: string | null, limit: number, signal: AbortSignal): Promise<ParkedPage> {
  let next: string | null = null;
  const effects = await call(
    listParkedEffects,
    { query: { limit, ...(cursor === null ? {} : { cursor }) } },
    {
      signal,
      onHeaders: (headers) => {
        next = readNextCursor(headers.get('link'));
      },
    },
  );
  return { effects, next };
}

/** Has one effect tried again. @throws ApiError, of status 404 when it is not in that state any more */
export async function replayOne({ leadId, effect, state }: Pick<ParkedEffect, 'leadId' | 'effect' | 'state'>): Promise<void> {
  await call(replayEffect, { params: { leadId, effect }, query: { state } });
}

/** Has everything tried again that was given up for one reason. @throws ApiError */
export function replayAll(reason: string): Promise<EndpointAnswer<typeof replayReason>> {
  return call(replayReason, { body: { reason } });
}
