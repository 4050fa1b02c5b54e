import type { Counter, Places } from '@annuity-lantern/service-kit/counter';

/** As `Counter.takePlace`, but never rejects. */
export type TakePlace = Counter['takePlace'];

/** Most lists that a worker keeps while Redis is away. */
const MOST_LISTS = 10_000;

/** Takes places in Redis, for all workers. While Redis is away, each worker counts alone: an outage must not hold mail back. */
export function createTakePlace(counter: Pick<Counter, 'takePlace'>): TakePlace {
  const own = new Map<string, Map<string, number>>();
  const takeOwn = (name: string, id: string, { places }: Places): number => {
    if (own.size >= MOST_LISTS) own.clear();
    const taken = own.get(name) ?? new Map<string, number>();
    own.set(name, taken);
    const place = taken.get(id) ?? taken.size;
    if (place < places) taken.set(id, place);
    return place;
  };
  return (name, id, limit) => counter.takePlace(name, id, limit).catch(() => takeOwn(name, id, limit));
}
