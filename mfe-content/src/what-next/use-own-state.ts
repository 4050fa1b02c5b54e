import type { UsState } from '@annuity-lantern/contracts/http';
import { keepHomeState, useHomeState } from '@annuity-lantern/host-kit/home-state';

/** The state that this browser keeps, and a function that changes it. Empty without a choice. */
export function useOwnState(): readonly [UsState | '', (state: UsState | '') => void] {
  const state = useHomeState();
  return [state === 'all' ? '' : state, (chosen) => keepHomeState(chosen || 'all')];
}
