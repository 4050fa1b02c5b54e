import { type Loosening, noRateFilters } from '@annuity-lantern/domain/rate-filter';
import { Button } from '@annuity-lantern/ui';
import type { RateView } from '../model/rate-view.ts';
import { count } from '../model/say-dates.ts';
import { filterWords } from '../model/view-words.ts';
import type { Control } from './use-rate-view.ts';

interface LoosenFiltersProps {
  /** The most helpful first. */
  readonly loosenings: readonly Loosening[];
  readonly onLoosen: (part: Partial<RateView>, by: Control) => void;
}

/** More buttons than these would be a second filter form. */
const MOST = 3;

/** Buttons that drop one filter of an empty list, each with the products that the list then has. */
export function LoosenFilters({ loosenings, onLoosen }: LoosenFiltersProps) {
  return loosenings.slice(0, MOST).map(({ name, found }) => (
    <Button key={name} variant="outline" size="small" onClick={() => onLoosen({ [name]: noRateFilters[name] }, name)}>
      {`${filterWords[name].loose}: ${count(found, 'product')}`}
    </Button>
  ));
}
