import type { Counter } from '@annuity-lantern/service-kit/counter';

export interface MailCeilingOptions {
  /** Most mails to visitors per hour from all workers; 0 means no ceiling. */
  readonly perHour: number;
  readonly counter: Pick<Counter, 'add'>;
  readonly now?: () => Date;
  readonly random?: () => number;
}

/**
 * Takes one place of the hour. Resolves to 0, or to the milliseconds until the next try if the hour is full. Never rejects.
 *
 * @param isAsked the visitor asked for the mail on the page of their request: it may use the reserve
 */
export type MailCeiling = (isAsked?: boolean) => Promise<number>;

/** The share of the hour that is kept for codes and confirmations, so that no flood of typed addresses locks people out of their own request. */
const RESERVE = 0.2;
const HOUR = 3_600_000;
/** In seconds. Longer than an hour, so that even a worker with a slow clock finds the count of its hour. */
const KEPT_FOR = 7200;

/**
 * Limits mails to visitors over all workers with counts per hour in Redis: in MongoDB they would cost another majority write per lead. While
 * Redis is away, each worker counts alone, so the ceiling applies per worker.
 */
export function createMailCeiling({ perHour, counter, now = () => new Date(), random = Math.random }: MailCeilingOptions): MailCeiling {
  const reserve = Math.floor(perHour * RESERVE);
  let ownHour = 0;
  let own = new Map<string, number>();
  return async (isAsked = false) => {
    if (perHour === 0) return 0;
    const time = now().getTime();
    const hour = Math.floor(time / HOUR);
    if (hour !== ownHour) own = new Map();
    ownHour = hour;
    const take = async (name: string): Promise<number> => {
      const alone = (own.get(name) ?? 0) + 1;
      own.set(name, alone);
      return await counter.add(`${name}:${hour}`, KEPT_FOR).catch(() => alone);
    };
    if (isAsked && (await take('asked-visitor-mails')) <= reserve) return 0;
    const asked = await take('visitor-mails');
    const places = perHour - reserve;
    if (asked <= places) return 0;
    // Spread over as much of the next hour as the waiting mails fill, so that not all of them retry in its first second.
    const spread = Math.min((asked - places) / places, 1) * HOUR;
    return Math.ceil((hour + 1) * HOUR - time + random() * spread);
  };
}
