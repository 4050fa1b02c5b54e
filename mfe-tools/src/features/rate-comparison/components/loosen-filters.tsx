import { type Loosening, noRateFilters } from '@annuity-lantern/domain/rate-filter';
import { above, across, Button, joinClasses } from '@annuity-lantern/ui';
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

/** Which filter leaves the list empty, and what the list has without it. */
export function LoosenFilters({ loosenings, onLoosen }: LoosenFiltersProps) {
  if (loosenings.length === 0) return null;
  return (
    <>
      <p>{loosenings.length === 1 ? 'One filter leaves nothing. Without it:' : 'Drop one of these filters:'}</p>
      <div className={joinClasses(across[12], above[12])}>
        {loosenings.slice(0, MOST).map(({ name, found }) => (
          <Button key={name} variant="outline" size="small" onClick={() => onLoosen({ [name]: noRateFilters[name] }, name)}>
            {`${filterWords[name].loose}: ${count(found, 'product')}`}
          </Button>
        ))}
      </div>
    </>
  );
}
