import type { ParkedEffect } from '@annuity-lantern/contracts/http';

export interface ParkedGroup {
  readonly key: string;
  readonly state: ParkedEffect['state'];
  readonly reason: string;
  readonly effects: readonly ParkedEffect[];
}

/** What was given up for the same reason, together. The group of the newest one comes first. */
export function groupParked(effects: readonly ParkedEffect[]): ParkedGroup[] {
  const groups = Map.groupBy(effects, ({ state, reason }) => `${state} ${reason}`);
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    return first ? [{ key, state: first.state, reason: first.reason, effects: members }] : [];
  });
}
