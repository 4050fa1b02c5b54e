import type { Log } from '../log.ts';
import { lowRateWarning } from '../low-rate-warning.ts';

/** The pause before the next try to connect, in milliseconds. */
export function retryStrategy(times: number): number {
  return Math.min(times * 100, 1000);
}

export function connectionWarning(log: Log): (error: unknown) => void {
  const warn = lowRateWarning(log.warn);
  return (error) => warn('Redis is away', { dependency: 'redis', error });
}
