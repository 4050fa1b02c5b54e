import type { Endpoint, EndpointAnswer, EndpointInput } from '@annuity-lantern/contracts/http';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLive } from '../use-live.ts';
import { call } from './call.ts';
import { type ReadState, readEntry, unread } from './read-cache.ts';

/**
 * Starts a read before its page renders, unless it is already answered. Never throws: the page shows the error.
 *
 * @returns the answer, or undefined if the read failed
 */
export async function readAhead<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointAnswer<E> | undefined> {
  const entry = readEntry<EndpointAnswer<E>>(keyOf(endpoint, input));
  if (entry.read().data === undefined) await entry.fetch(() => call(endpoint, input));
  return entry.read().data;
}

export interface Read<Answer> extends ReadState<Answer> {
  /** Neither an answer nor an error yet: show the placeholders. */
  readonly isPending: boolean;
  /** The last read failed. */
  readonly isError: boolean;
  readonly refetch: () => Promise<void>;
}

/**
 * Reads an endpoint once and keeps the answer until the document unloads: no retries, no refetch on focus, never stale.
 * Pending while prerendered or hydrating. The input must not change while a component is mounted: give the component a
 * `key`, or it briefly shows the previous answer.
 */
export function useRead<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Read<EndpointAnswer<E>> {
  const key = keyOf(endpoint, input);
  const entry = readEntry<EndpointAnswer<E>>(key);
  const isLive = useLive();
  const [state, setState] = useState(isLive ? entry.read() : unread);

  useEffect(() => {
    // Rendering a long list must not delay the response to a tap.
    const show = () => startTransition(() => setState(entry.read()));
    show();
    return entry.watch(show);
  }, [entry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for endpoint and input.
  const refetch = useCallback(() => readEntry<EndpointAnswer<E>>(key).fetch(() => call(endpoint, input)), [key]);

  useEffect(() => {
    if (entry.read().data === undefined && !entry.hasJustFailed()) void refetch();
  }, [entry, refetch]);

  return { ...state, isPending: state.data === undefined && state.error === undefined, isError: state.error !== undefined, refetch };
}

function keyOf<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): string {
  return `${endpoint.name} ${JSON.stringify(input)}`;
}
