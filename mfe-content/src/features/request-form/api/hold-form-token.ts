import { FORM_TOKEN_YOUNGEST, getFormToken } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';

/** Age at which a token may be sent, in milliseconds: the server's minimum, plus a margin for timers that fire early. */
const OLD_ENOUGH = FORM_TOKEN_YOUNGEST + 250;

/** Age in milliseconds after which a token is renewed before sending. The server accepts tokens for 12 hours. */
const TOO_OLD = 11.5 * 3_600_000;

/** Longest wait for a token, in milliseconds. The server also accepts a request without a token. */
const PATIENCE = 2000;

export interface FormToken {
  /** Requests the token, unless a request is in flight. */
  readonly ask: () => Promise<void>;
  /** Resolves to the token once it is old enough to be sent. Undefined if the server gave none. */
  readonly forSending: () => Promise<string | undefined>;
  /** Exchanges a refused token for a new one that is old enough to be sent. */
  readonly renew: () => Promise<string | undefined>;
}

/** Keeps the token of one form. Measures its age with `performance.now()`, which ignores changes of the system clock. */
export function holdFormToken(): FormToken {
  let held: { readonly token: string; readonly arrivedAt: number } | undefined;
  let asked: Promise<void> | undefined;

  function ask(): Promise<void> {
    asked ??= call(getFormToken, {})
      .then(({ token }) => {
        held = { token, arrivedAt: performance.now() };
      })
      // No error message: the server accepts a request without a token.
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    return asked;
  }

  async function forSending(): Promise<string | undefined> {
    if (held && performance.now() - held.arrivedAt > TOO_OLD) return renew();
    if (asked) await Promise.race([asked, pause(PATIENCE)]);
    // For the next submit: this one does not wait for a second try.
    if (!held) void ask();
    return ripe();
  }

  async function renew(): Promise<string | undefined> {
    held = undefined;
    await Promise.race([ask(), pause(PATIENCE)]);
    return ripe();
  }

  async function ripe(): Promise<string | undefined> {
    if (!held) return undefined;
    const { token, arrivedAt } = held;
    const missing = arrivedAt + OLD_ENOUGH - performance.now();
    if (missing > 0) await pause(missing);
    return token;
  }

  return { ask, forSending, renew };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
