import { FORM_TOKEN_YOUNGEST, getFormToken } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';

/** Age at which a token is sent, in milliseconds: what the server asks for, and a little for timers that ring early. */
const OLD_ENOUGH = FORM_TOKEN_YOUNGEST + 250;

/** The server takes a token for 12 hours; one of nearly that age is exchanged before it is sent. */
const TOO_OLD = 11.5 * 3_600_000;

/** Longest wait for a token, in milliseconds. The server takes a request without one, too. */
const PATIENCE = 2000;

export interface FormToken {
  /** Asks for the token, unless that is under way. */
  readonly ask: () => Promise<void>;
  /** The token, as soon as it is old enough to be sent; undefined when there is none to be had. */
  readonly forSending: () => Promise<string | undefined>;
  /** Exchanges a refused token for a new one that is old enough to be sent. */
  readonly renew: () => Promise<string | undefined>;
}

/** Keeps the token of one form. Its age is read from the page's own clock, which nobody sets. */
export function holdFormToken(): FormToken {
  let held: { readonly token: string; readonly arrivedAt: number } | undefined;
  let asked: Promise<void> | undefined;

  function ask(): Promise<void> {
    asked ??= call(getFormToken, {})
      .then(({ token }) => {
        held = { token, arrivedAt: performance.now() };
      })
      // A request without a token is taken, so a visitor need not know.
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    return asked;
  }

  async function forSending(): Promise<string | undefined> {
    if (held && performance.now() - held.arrivedAt > TOO_OLD) return renew();
    if (asked) await Promise.race([asked, pause(PATIENCE)]);
    // For the next press: this one does not wait for a second try.
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
