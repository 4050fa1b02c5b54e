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

/** Milliseconds after which a browser opens a stream again that broke off. */
const RETRY = 3000;
/** Seconds after which a browser with too many streams may ask again. */
const RETRY_AFTER = 30;

export interface DeskHints {
  /** Tells every desk that staff changed a lead. */
  readonly publish: PublishHint;
  readonly mount: (mountStaff: MountStaff) => void;
  /** For all staff calls: a session that one of them ended closes its streams at once. */
  readonly checkAfterChanges: RequestHandler;
  readonly stop: () => Promise<void>;
}

interface DeskHintsOptions {
  readonly store: Store;
  readonly log: Log;
  /** Without these two, streams stay open and silent. */
  readonly redis?: RedisLink | undefined;
  readonly redisUrl?: string | undefined;
}

/** Live hints for open desks: one subscription for all streams of this process. They stay open, and silent, while Redis is away. */
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
        // The session store would otherwise write this session again when the stream ends, hours later.
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
      // A search is a POST, so that what is typed is in no address, and ends no session.
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
