import type { Endpoint, EndpointAnswer, EndpointInput } from '@annuity-lantern/contracts/http';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLive } from '../use-live.ts';
import { call } from './call.ts';
import { type ReadState, readEntry, unread } from './read-cache.ts';

export interface Read<Answer> extends ReadState<Answer> {
  /** Neither an answer nor an error yet: show placeholders. */
  readonly isPending: boolean;
  /** The last read failed. */
  readonly isError: boolean;
  readonly refetch: () => Promise<void>;
}

/**
 * Reads an endpoint once and keeps the answer until the tab is reloaded: no retries, no refetch on focus, never stale.
 * Pending while the page is prerendered or hydrated, and as long as `enabled` is false, when it does not ask. To read with another input, mount the component anew by its `key`.
 */
export function useRead<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, { enabled = true } = {}): Read<EndpointAnswer<E>> {
  const key = `${endpoint.name} ${JSON.stringify(input)}`;
  const entry = readEntry<EndpointAnswer<E>>(key);
  const isLive = useLive();
  const [state, setState] = useState(isLive ? entry.read() : unread);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry depends on endpoint and input through its key.
  const refetch = useCallback(() => entry.fetch(() => call(endpoint, input)), [entry]);

  useEffect(() => {
    // A transition, so that the page answers a tap while a long list renders.
    const show = () => startTransition(() => setState(entry.read()));
    show();
    if (enabled && entry.read().data === undefined) void refetch();
    return entry.watch(show);
  }, [entry, refetch, enabled]);

  return { ...state, isPending: state.data === undefined && state.error === undefined, isError: state.error !== undefined, refetch };
}
