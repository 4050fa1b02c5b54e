import { hintEvents, searchLeads, streamHints } from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { EVENT_STREAM } from '@annuity-lantern/service-kit/event-stream';
import { hintPublisher, type PublishHint, subscribeToHints } from '@annuity-lantern/service-kit/hints';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { RedisLink } from '@annuity-lantern/service-kit/redis';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { RequestHandler } from 'express';
import type { MountStaff } from '../rights/staff-calls.ts';
import { sessionHolds } from '../session/session-holds.ts';
import { batchHints } from './batch-hints.ts';
import { openHintStreams } from './hint-streams.ts';

/** Milliseconds after which a browser reopens a broken stream. */
const RETRY = 3000;
/** Seconds after which a browser with too many streams may retry. */
const RETRY_AFTER = 30;

export interface DeskHints {
  /** Tells every desk that a member of staff changed a lead. */
  readonly publish: PublishHint;
  readonly mount: (mountStaff: MountStaff) => void;
  /** For all staff calls: if one ends a session, its streams close at once. */
  readonly checkAfterChanges: RequestHandler;
  readonly stop: () => Promise<void>;
}

interface DeskHintsOptions {
  readonly store: Store;
  readonly log: Log;
  /** Without Redis, streams stay open and silent. */
  readonly redis?: RedisLink | undefined;
  readonly redisUrl?: string | undefined;
}

/**
 * Live hints for open desks, with one Redis subscription for all streams of this process. While Redis is away, streams stay open and
 * silent.
 */
export function openDeskHints({ store, log, redis, redisUrl }: DeskHintsOptions): DeskHints {
  const streams = openHintStreams((sessionId) => sessionHolds(store, sessionId), log);
  const batches = batchHints((batch) => streams.send(hintEvents.hints, batch));
  const subscription = redisUrl === undefined ? undefined : subscribeToHints(redisUrl, log, batches.add);

  return {
    publish: redis ? hintPublisher(redis, log) : () => {},
    mount: (mountStaff) => {
      mountStaff(streamHints, async (_input, { request, response }) => {
        const { sessionID } = request;
        if (!streams.hasRoom(sessionID)) {
          throw new AppError('too_many_requests', { message: 'the session has too many open streams', retryAfter: RETRY_AFTER });
        }
        // Otherwise the session store would save this session again when the stream ends, hours later.
        Reflect.deleteProperty(request, 'session');
        response.setHeader('content-type', EVENT_STREAM);
        response.setHeader('x-accel-buffering', 'no');
        response.write(`retry: ${RETRY}\n\n`);
        const forget = streams.add(sessionID, response);
        await new Promise<void>((resolve) => {
          if (response.closed) resolve();
          else response.once('close', resolve);
        });
        forget();
        return undefined;
      });
    },
    checkAfterChanges: (request, response, next) => {
      // A search is a POST to keep search terms out of URLs; it ends no session.
      if (request.method !== 'GET' && request.path !== searchLeads.path) response.once('finish', () => void streams.check());
      next();
    },
    stop: async () => {
      subscription?.stop();
      batches.stop();
      await streams.stop();
    },
  };
}
