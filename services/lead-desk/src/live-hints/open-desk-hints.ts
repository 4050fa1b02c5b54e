import { hintEvents, streamHints } from '@annuity-lantern/contracts/http';
import { callState } from '@annuity-lantern/service-kit/call-state';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { EVENT_STREAM } from '@annuity-lantern/service-kit/event-stream';
import { hintPublisher, type PublishHint, subscribeToHints } from '@annuity-lantern/service-kit/live-hints';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { RedisLink } from '@annuity-lantern/service-kit/redis';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { RequestHandler } from 'express';
import type { MountStaff } from '../rights/staff-calls.ts';
import { mayHaveEndedSessions } from '../session/ending-calls.ts';
import { sessionHolds } from '../session/session-holds.ts';
import { callerOf } from '../session/staff.ts';
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
  /** For all staff calls: if one ended sessions, their streams close at once. */
  readonly checkAfterEnds: RequestHandler;
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
        const owner = { sessionId: request.sessionID, accountId: callerOf(request).id };
        if (!streams.hasRoom(owner)) {
          throw new AppError('too_many_requests', { message: 'the account has too many open streams', retryAfter: RETRY_AFTER });
        }
        // Otherwise the session store would save this session again when the stream ends, hours later.
        Reflect.deleteProperty(request, 'session');
        response.setHeader('content-type', EVENT_STREAM);
        response.setHeader('x-accel-buffering', 'no');
        response.write(`retry: ${RETRY}\n\n`);
        const forget = streams.add(owner, response);
        await new Promise<void>((resolve) => {
          if (response.closed) resolve();
          else response.once('close', resolve);
        });
        forget();
        return undefined;
      });
    },
    checkAfterEnds: (request, response, next) => {
      const hadSession = request.session.staff !== undefined;
      response.once('finish', () => {
        if (response.statusCode < 400 && mayHaveEndedSessions(callState(response).endpoint, hadSession)) void streams.check();
      });
      next();
    },
    stop: async () => {
      subscription?.stop();
      batches.stop();
      await streams.stop();
    },
  };
}
