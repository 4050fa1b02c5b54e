import { type StateChoice, stateChoices } from '@annuity-lantern/domain/sold-in';
import { useSyncExternalStore } from 'react';
import { keptText } from './kept-text.ts';

const kept = keptText('annuity-lantern.state');

/** The state where the visitor lives, as chosen in this browser; `all` without a choice, and while the page is served or hydrated. */
export function useHomeState(): StateChoice {
  return useSyncExternalStore(kept.subscribe, readHomeState, () => 'all');
}

export function readHomeState(): StateChoice {
  const text = kept.read();
  return stateChoices.find((choice) => choice === text) ?? 'all';
}

/** Keeps the choice in this browser. `all` forgets it. */
export function keepHomeState(state: StateChoice): void {
  kept.write(state === 'all' ? null : state);
}
