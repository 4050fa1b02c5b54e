import { type UsState, usStates } from '@annuity-lantern/contracts/http';

/** The state that was chosen, if no advisor serves it; undefined while none is chosen. */
export function unservedState(chosen: string | undefined, served: readonly UsState[]): UsState | undefined {
  const state = (Object.keys(usStates) as UsState[]).find((code) => code === chosen);
  return state && !served.includes(state) ? state : undefined;
}
