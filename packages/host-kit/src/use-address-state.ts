import { useCallback, useEffect, useMemo, useRef } from 'react';
import { navigate, useNavigation, usePlace } from './navigation.tsx';

interface WriteOptions {
  /** Adds a history entry, which the back button undoes, instead of replacing the present one. */
  readonly push?: boolean;
  readonly onWritten?: () => void;
}

export interface AddressState {
  /** Writes at once. */
  readonly write: (text: string, options?: WriteOptions) => void;
  /** Writes after {@link WRITE_PAUSE}. @returns a function that cancels it, to be returned by an effect */
  readonly writeLater: (text: string, options?: WriteOptions) => () => void;
}

/** Milliseconds before a changed state is written: browsers refuse hundreds of writes in a row. */
const WRITE_PAUSE = 250;

/**
 * Keeps a page's state in its own address, so that reload, back and a shared link restore it. Never reads or writes the address of another
 * page: during a change of page the address already names the next one.
 *
 * @param part the query with its `?`, or the fragment with its `#`, which browsers do not send to servers
 * @param onRead called with the present text when the page opens, and whenever a link or the history changes it
 */
export function useAddressState(part: 'search' | 'hash', onRead: (text: string, isFirst: boolean) => void): AddressState {
  const { pathname, [part]: text } = usePlace();
  const ownPath = useRef('');
  const known = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again only when the address changes.
  useEffect(() => {
    // Empty until hydration is over.
    if (pathname === '') return;
    if (ownPath.current === '') ownPath.current = pathname;
    if (pathname !== ownPath.current || text === known.current) return;
    const isFirst = known.current === null;
    known.current = text;
    onRead(text, isFirst);
  }, [pathname, text]);

  const write = useCallback<AddressState['write']>(
    (next, { push = false, onWritten } = {}) => {
      const place = useNavigation.getState().place;
      if (place.pathname !== ownPath.current) return;
      known.current = next;
      const rest = part === 'search' ? next + (next === '' || isState(place.hash) ? place.hash : '') : place.search + next;
      navigate(place.pathname + rest, { replace: !push, keepScroll: true });
      onWritten?.();
    },
    [part],
  );

  return useMemo(
    () => ({
      write,
      writeLater: (next, options) => {
        const timer = setTimeout(write, WRITE_PAUSE, next, options);
        return () => clearTimeout(timer);
      },
    }),
    [write],
  );
}

/** A new query makes an anchor of the old content pointless, but not the inputs of a tool. */
function isState(hash: string): boolean {
  return hash.includes('=');
}
