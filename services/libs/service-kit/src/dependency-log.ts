import type { Log } from './log.ts';

/** For a store's `onChange`: logs one line per change of state, even if the same state is reported repeatedly. */
export function dependencyLog(log: Log, dependency: string): (connected: boolean) => void {
  let last: boolean | undefined;
  return (connected) => {
    if (connected === last) return;
    last = connected;
    if (connected) log.info('a store is connected', { dependency });
    else log.warn('a store is away', { dependency });
  };
}
