import { useCallback, useEffect, useMemo, useRef } from 'react';
import { navigate, useNavigation, usePlace } from './navigation.tsx';

interface WriteOptions {
  /** Adds a history entry, so that the back button undoes the change, instead of replacing the current one. */
  readonly push?: boolean;
  readonly onWritten?: () => void;
}

export interface AddressState {
  /** Writes at once. */
  readonly write: (text: string, options?: WriteOptions) => void;
  /** Writes after {@link WRITE_PAUSE}. @returns a function that cancels it, to be returned by an effect */
  readonly writeLater: (text: string, options?: WriteOptions) => () => void;
}

/** Milliseconds before a changed state is written. Browsers reject hundreds of writes in a row. */
const WRITE_PAUSE = 250;

/**
 * Keeps a page's state in its address, so that reload, back and a shared link restore it. Never reads or writes another page's address:
 * during a navigation the address already names the next page.
 *
 * @param part the query with its `?`, or the fragment with its `#`. Browsers do not send the fragment to servers.
 * @param onRead called with the current text when the page opens, and when a link or the history changes it.
 */
export function useAddressState(part: 'search' | 'hash', onRead: (text: string, isFirst: boolean) => void): AddressState {
  const { pathname, [part]: text } = usePlace();
  const ownPath = useRef('');
  const known = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again only when the address changes.
  useEffect(() => {
    // Empty until hydration ends.
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

/** Drops an anchor, which the new query's content may lack, and keeps a tool's inputs. */
function isState(hash: string): boolean {
  return hash.includes('=');
}
