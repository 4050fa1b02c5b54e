import type { Counter } from '@annuity-lantern/service-kit/counter';

export interface MailCeilingOptions {
  /** Mails to visitors that all workers send in an hour; 0 is no ceiling. */
  readonly perHour: number;
  readonly counter: Pick<Counter, 'add'>;
  readonly now?: () => Date;
  readonly random?: () => number;
}

/**
 * Takes one of the places of the hour. Resolves to 0, or to the milliseconds after which to ask again because the hour is full. Never rejects.
 */
export type MailCeiling = () => Promise<number>;

const HOUR = 3_600_000;
/** In seconds. Longer than an hour, so that no clock of a worker can outlive the count of its hour. */
const KEPT_FOR = 7200;

/**
 * A ceiling for mails to visitors over all workers: a number in Redis per hour, because a count in MongoDB would be a further majority write per lead. While
 * Redis is away, each worker counts alone, so the ceiling is that of each worker.
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
    // Spread over as much of the next hour as the waiting mails fill, so that they do not all ask in its first second.
    const spread = Math.min((asked - perHour) / perHour, 1) * HOUR;
    return Math.ceil((hour + 1) * HOUR - time + random() * spread);
  };
}
