import { OPEN_REQUEST } from '@annuity-lantern/contracts/desk-address';
import { navigate, usePlace } from '@annuity-lantern/host-kit';
import { useCallback, useEffect } from 'react';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The address that a close left. It has an entry of the list below it, so the next request takes its place, and Back leads to the list. */
let left: string | null = null;

/** The id of the request that is open beside the lists, which the address names, and the function that opens another one. */
export function useOpenRequest(): [string | null, (id: string | null) => void] {
  const { search } = usePlace();
  const openId = readOpenRequest(search);
  const open = useCallback(
    (id: string | null) => {
      const address = withOpenRequest(search, id);
      navigate(address, { replace: openId !== null || left === search, keepScroll: true });
      left = id === null ? address : null;
    },
    [search, openId],
  );
  useEffect(() => {
    const forget = () => {
      left = null;
    };
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  return [openId, open];
}

function readOpenRequest(search: string): string | null {
  const id = new URLSearchParams(search).get(OPEN_REQUEST)?.toLowerCase() ?? '';
  return uuid.test(id) ? id : null;
}

function withOpenRequest(search: string, id: string | null): string {
  const params = new URLSearchParams(search);
  if (id === null) params.delete(OPEN_REQUEST);
  else params.set(OPEN_REQUEST, id);
  return `?${params}`;
}
