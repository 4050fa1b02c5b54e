import type { Counter, Places } from '@annuity-lantern/service-kit/counter';

/** As `Counter.takePlace`, but never rejects. */
export type TakePlace = Counter['takePlace'];

/** Most lists that a worker keeps while Redis is away. */
const MOST_LISTS = 10_000;

interface OwnList {
  readonly taken: Map<string, number>;
  /** When it is forgotten, in milliseconds of this process. */
  end: number;
}

/** Takes places in Redis, for all workers. While Redis is away, each worker counts alone: an outage must not hold mail back. */
export function createTakePlace(counter: Pick<Counter, 'takePlace'>): TakePlace {
  const own = new Map<string, OwnList>();
  const takeOwn = (name: string, id: string, { places, seconds }: Places): number => {
    if (own.size >= MOST_LISTS) own.clear();
    const known = own.get(name);
    const list = known && known.end > performance.now() ? known : { taken: new Map<string, number>(), end: 0 };
    const place = list.taken.get(id) ?? list.taken.size;
    if (place >= places || list.taken.has(id)) return place;
    list.taken.set(id, place);
    list.end = performance.now() + seconds * 1000;
    own.set(name, list);
    return place;
  };
  return (name, id, limit) => counter.takePlace(name, id, limit).catch(() => takeOwn(name, id, limit));
}
