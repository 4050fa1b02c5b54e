import { type ChainEntry, type Head, readEntryId } from '@annuity-lantern/hash-chain';
import { type Chain, ofDay } from './chain.ts';

/** The first and the last entry of one writer on one day. */
export interface ChainEnds {
  readonly writer: string;
  readonly first: Pick<ChainEntry<unknown>, '_id' | 'opening'>;
  readonly last: Head;
}

/** Both ends of every chain of a day, with two look-ups per writer. Only entries that cannot be rolled back. */
export async function readChainEnds(chain: Chain, day: string): Promise<ChainEnds[]> {
  const ends: ChainEnds[] = [];
  const { $lt } = ofDay(day)._id;
  let from = `${day}/`;
  for (;;) {
    const first = await committed(chain, { _id: { $gte: from, $lt } }, 1);
    if (!first) return ends;
    const { writer } = readEntryId(first._id);
    const last = await committed(chain, ofDay(`${day}/${writer}`), -1);
    if (last) ends.push({ writer, first, last: { id: last._id, hash: last.hash } });
    from = ofDay(`${day}/${writer}`)._id.$lt;
  }
}

/** The last day with entries before this one. */
export async function dayBefore(chain: Chain, day: string): Promise<string | undefined> {
  const found = await committed(chain, { _id: { $lt: `${day}/` } }, -1);
  return found ? readEntryId(found._id).day : undefined;
}

/** The first day with entries after this one. */
export async function dayAfter(chain: Chain, day: string): Promise<string | undefined> {
  const found = await committed(chain, { _id: { $gte: `${day}0` } }, 1);
  return found ? readEntryId(found._id).day : undefined;
}

/** The newest majority-committed entry of one writer on one day: a chain must not continue after an entry that may be rolled back. */
export function newestOf(chain: Chain, day: string, writer: string) {
  return committed(chain, ofDay(`${day}/${writer}`), -1);
}

type IdRange = { readonly _id: { readonly $gte?: string; readonly $lt?: string } };
type Found = Pick<ChainEntry<unknown>, '_id' | 'opening' | 'hash'>;

function committed({ model }: Chain, range: IdRange, direction: 1 | -1): Promise<Found | null> {
  return model
    .findOne(range, { opening: 1, hash: 1 })
    .sort({ _id: direction })
    .read('primary')
    .readConcern('majority')
    .lean<Found>()
    .exec() as Promise<Found | null>;
}
