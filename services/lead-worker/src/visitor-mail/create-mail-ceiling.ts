import type { Counter } from '@annuity-lantern/service-kit/counter';

export interface MailCeilingOptions {
  /** Most mails to visitors per hour from all workers; 0 means no ceiling. */
  readonly perHour: number;
  readonly counter: Pick<Counter, 'add'>;
  readonly now?: () => Date;
  readonly random?: () => number;
}

/** Takes one place of the hour. Resolves to 0, or to the milliseconds until the next try if the hour is full. Never rejects. */
export type MailCeiling = () => Promise<number>;

const HOUR = 3_600_000;
/** In seconds. Longer than an hour, so that even a worker with a slow clock finds the count of its hour. */
const KEPT_FOR = 7200;

/**
 * Limits mails to visitors over all workers with a count per hour in Redis: in MongoDB it would cost another majority write per lead. While
 * Redis is away, each worker counts alone, so the ceiling applies per worker.
 */
export function createMailCeiling({ perHour, counter, now = () => new Date(), random = Math.random }: MailCeilingOptions): MailCeiling {
  let ownHour = 0;
  let own = 0;
  return async () => {
    if (perHour === 0) return 0;
    const time = now().getTime();
    const hour = Math.floor(time / HOUR);
    own = hour === ownHour ? own + 1 : 1;
    ownHour = hour;
    const alone = own;
    const asked = await counter.add(`visitor-mails:${hour}`, KEPT_FOR).catch(() => alone);
    if (asked <= perHour) return 0;
    // Spread over as much of the next hour as the waiting mails fill, so that not all of them retry in its first second.
    const spread = Math.min((asked - perHour) / perHour, 1) * HOUR;
    return Math.ceil((hour + 1) * HOUR - time + random() * spread);
  };
}
