import { afterEach, beforeEach, vi } from 'vitest';
import { useNavigation } from '../navigation.tsx';

/** Starts each test of a file at an address, with fake timers and empty storage. Returns what the page calls to navigate. */
export function startAt(pathname: string, now?: Date) {
  const navigate = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers(now && { now });
    sessionStorage.clear();
    useNavigation.setState({ place: { pathname, search: '', hash: '' }, navigate });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    navigate.mockReset();
  });
  return navigate;
}
