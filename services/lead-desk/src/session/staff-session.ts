import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { sessionsCollection } from '@annuity-lantern/staff-store';
import { MongoStore } from 'connect-mongo';
import type { RequestHandler } from 'express';
import session from 'express-session';
import { STORE_BUDGET, storeUnavailable } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { ABSOLUTE_LIFETIME, type PublicProtocol, sessionCookie } from './session-policy.ts';

/**
 * `request.session`, kept in MongoDB. Until MongoDB is first reached, every call is answered 503: without sessions callers cannot be
 * identified, and 401 would sign staff out.
 */
export function staffSession({
  store,
  log,
  sessionSecrets: secrets,
  publicProtocol,
}: Pick<DeskContext, 'store' | 'log' | 'sessionSecrets' | 'publicProtocol'>): RequestHandler {
  let withSession: RequestHandler | undefined;
  // Not created earlier: with a client that is not connected, the session store fails for good.
  store.connected.then(
    (client) => {
      const sessions = MongoStore.create({
        client,
        dbName: store.connection.name,
        collectionName: sessionsCollection,
        ttl: ABSOLUTE_LIFETIME / 1000,
        // Stored as an object, because sessions are found by their account.
        stringify: false,
        // The end is fixed at sign-in, so no call needs to store a new one.
        touchAfter: ABSOLUTE_LIFETIME / 1000,
        // staff-store creates the index, with retries.
        autoRemove: 'disabled',
      });
      withSession = sessionHandler(sessions, secrets, publicProtocol);
    },
    () => {},
  );

  return (request, response, next) => {
    if (!withSession) return next(storeUnavailable(undefined));
    const handle = withSession;
    const opened = new Promise<void>((resolve, reject) => {
      handle(request, response, (error: unknown) => {
        // Called again while the response ends: only the new secret's signature was not stored.
        if (error && response.headersSent) log.warn('a session could not be stored', { error });
        if (error) reject(storeUnavailable(error));
        else resolve();
      });
    });
    withDeadline(STORE_BUDGET, opened, () => storeUnavailable(undefined)).then(() => next(), next);
  };
}

function sessionHandler(sessions: MongoStore, secrets: readonly string[], publicProtocol: PublicProtocol): RequestHandler {
  const { name, options } = sessionCookie(publicProtocol);
  return session({
    name,
    secret: [...secrets],
    store: sessions,
    resave: false,
    saveUninitialized: false,
    // Sets the cookie in each answer, so that a new secret signs it.
    rolling: true,
    // Trusts the gateway's X-Forwarded-Proto: over http a `Secure` cookie is not set.
    proxy: true,
    cookie: { ...options, maxAge: ABSOLUTE_LIFETIME },
  });
}
