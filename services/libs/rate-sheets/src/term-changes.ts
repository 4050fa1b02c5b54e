import type { RateRecord } from '@annuity-lantern/contracts/http';
import { rateColumnNames, rateColumns } from '@annuity-lantern/domain/rate-columns';
import { columnWords } from '@annuity-lantern/domain/rate-words';

/** The differences between two readings of one product, except rate, day and source: each as `rating A to B+`. */
export function termChanges(now: RateRecord, before: RateRecord): string[] {
  return rateColumnNames.flatMap((name) => {
    const { changed } = rateColumns[name];
    const [was, is] = [before, now].map((rate) => columnWords(rate, name, 'changed'));
    return changed === null || was === is ? [] : [`${changed} ${was} to ${is}`];
  });
}
