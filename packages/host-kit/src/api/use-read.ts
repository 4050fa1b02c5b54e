import type { Endpoint, EndpointAnswer, EndpointInput } from '@annuity-lantern/contracts/http';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLive } from '../use-live.ts';
import { call } from './call.ts';
import { type ReadState, readEntry, unread } from './read-cache.ts';

/**
 * Starts a read before the page that shows it is drawn, unless it is answered. Never throws: the page's own read says what is wrong.
 *
 * @returns the answer, undefined when none came
 */
export async function readAhead<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointAnswer<E> | undefined> {
  const entry = readEntry<EndpointAnswer<E>>(keyOf(endpoint, input));
  if (entry.read().data === undefined) await entry.fetch(() => call(endpoint, input));
  return entry.read().data;
}

export interface ReadOptions {
  /** Reads again after this many milliseconds, while the page is visible. Off by default. */
  readonly everyMs?: number;
}

export interface Read<Answer> extends ReadState<Answer> {
  /** No answer yet, good or bad: draw the placeholders. */
  readonly isPending: boolean;
  /** The last read failed. */
  readonly isError: boolean;
  readonly refetch: () => Promise<void>;
}

/**
 * Reads an endpoint once and keeps the answer for as long as the page lives: no retries, no refetch on focus, never
 * stale. While the page is served or hydrated it is pending. A component asks the same for as long as it lives: for
 * another input it is mounted anew, or it would show the answer before for a moment.
 */
export function useRead<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, { everyMs }: ReadOptions = {}): Read<EndpointAnswer<E>> {
  const key = keyOf(endpoint, input);
  const entry = readEntry<EndpointAnswer<E>>(key);
  const isLive = useLive();
  const [state, setState] = useState(isLive ? entry.read() : unread);

  useEffect(() => {
    // A long list must not keep a phone from answering a tap while it is drawn.
    const show = () => startTransition(() => setState(entry.read()));
    show();
    return entry.watch(show);
  }, [entry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for endpoint and input.
  const refetch = useCallback(() => readEntry<EndpointAnswer<E>>(key).fetch(() => call(endpoint, input)), [key]);

  useEffect(() => {
    if (entry.read().data === undefined && !entry.hasJustFailed()) void refetch();
  }, [entry, refetch]);

  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void refetch(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, refetch]);

  return { ...state, isPending: state.data === undefined && state.error === undefined, isError: state.error !== undefined, refetch };
}

function keyOf<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): string {
  return `${endpoint.name} ${JSON.stringify(input)}`;
}
