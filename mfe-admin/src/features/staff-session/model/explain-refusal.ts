import { withErrorReference } from '@annuity-lantern/contracts/error-reference';
import type { ApiError } from '@annuity-lantern/host-kit';
import { timeWords } from '../../../dates-and-times/time-words.ts';

export interface Refusal {
  readonly title: string;
  readonly text: string;
}

/** What is wrong with the code, for the place beside its field. */
export function codeWords({ wire }: ApiError): string | undefined {
  return wire?.code === 'code_refused' ? 'This code does not work. Check it, or wait for the next one: each works once.' : undefined;
}

/** Why a sign-in failed, in words for the person who tried. `now` is in milliseconds since 1970. */
export function explainRefusal(error: ApiError, now: number): Refusal {
  // The server set the cookie, but the next request came without it.
  if (error.wire?.code === 'not_signed_in') return { title: 'Your browser did not keep the sign-in.', text: keepWords() };
  if (error.wire?.code === 'origin_refused')
    return {
      title: 'This page is not at the address of the staff desk.',
      text: isPlainHttp()
        ? 'Open it with https:// at the start of its address, and sign in again.'
        : 'Open the desk at its own address, and sign in again.',
    };
  if (error.wire?.code === 'sign_in_refused') {
    return {
      title: 'That user name and password do not match.',
      text: 'Check both, and upper and lower case in the password. Then try again.',
    };
  }
  if (error.status === 429) return { title: 'Too many attempts.', text: waitingTime(error.retryAfter, now) };
  if (error.isForeign)
    return {
      title: 'Something else answered in our place.',
      text: 'A hotel or office network may want you to sign in first. Then press Sign in again. What you typed is still here.',
    };
  if (error.status < 400) {
    return { title: 'No answer from the server.', text: 'Check your connection and press Sign in again. What you typed is still here.' };
  }
  if (error.wire?.code === 'code_key_missing') return { title: 'Your code cannot be checked.', text: error.wire.message };
  if (error.status === 503) {
    return {
      title: 'Sign-in is not possible at this moment.',
      text: withErrorReference('The staff accounts cannot be read. Try again shortly. What you typed is still here.', error),
    };
  }
  const text = withErrorReference('Something went wrong on our side. Try again. What you typed is still here.', error);
  return { title: 'You are not signed in.', text };
}

/** Over plain http, browsers drop a cookie that needs https. */
function keepWords(): string {
  const open = isPlainHttp() ? ' If it also has an address with https://, the desk needs that one.' : '';
  return `Allow cookies for this site and sign in again.${open}`;
}

function isPlainHttp(): boolean {
  return window.location.protocol === 'http:';
}

function waitingTime(seconds: number | undefined, now: number): string {
  if (seconds === undefined) return 'Wait a little and try again. What you typed is still here.';
  return `Try again in ${inWords(seconds)}, at ${timeWords(now + seconds * 1000)} What you typed is still here.`;
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
