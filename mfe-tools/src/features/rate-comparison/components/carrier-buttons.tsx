import { above, across, Button, beside, Check, font, joinClasses } from '@annuity-lantern/ui';
import { useState } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import { count } from '../model/say-dates.ts';
import styles from './rate-filters.module.css';

interface CarrierButtonsProps {
  /** Unique, sorted by name. */
  readonly carriers: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Buttons shown before the visitor asks for the others. */
const FIRST = 8;

export function CarrierButtons({ carriers, chosen, onChange }: CarrierButtonsProps) {
  const [all, setAll] = useState(false);
  const more = carriers.length - FIRST;
  // A carrier chosen by a link is never hidden, because it explains why the list is short.
  const shown = all ? carriers : carriers.filter((carrier, place) => place < FIRST || chosen.includes(carrier));
  const hint =
    chosen.length > 0
      ? `${chosen.length} of ${carriers.length} chosen.`
      : `All ${count(carriers.length, 'carrier')}. Press to choose only some.`;

  function toggle(carrier: string) {
    onChange(chosen.includes(carrier) ? chosen.filter((other) => other !== carrier) : [...chosen, carrier]);
  }

  return (
    <fieldset aria-describedby="carriers-hint">
      <legend className={joinClasses(font.strong, styles.legend)}>Carriers</legend>
      <p id="carriers-hint" className={joinClasses(font.note, styles.hint)}>
        {carriers.length > 0 ? hint : 'The carriers appear with the rates.'}
      </p>
      <div className={across[8]}>
        {shown.map((carrier) => {
          const isChosen = chosen.includes(carrier);
          return (
            <button
              key={carrier}
              type="button"
              aria-pressed={isChosen}
              className={joinClasses(font.small, font.anywhere, beside[8], styles.carrier, isChosen && styles.chosen)}
              onClick={() => toggle(carrier)}
            >
              {isChosen && <Check />}
              <span>{carrier}</span>
            </button>
          );
        })}
        {more > 0 && (
          <button
            type="button"
            aria-expanded={all}
            className={joinClasses(font.small, font.anywhere, beside[8], styles.carrier, styles.more)}
            onClick={() => setAll(!all)}
          >
            {all ? 'Show fewer' : `+${more} more`}
          </button>
        )}
      </div>
      {chosen.length > 0 && (
        <Button variant="quiet" size="small" className={joinClasses(above[4], tools.flush)} onClick={() => onChange([])}>
          Clear Selection
        </Button>
      )}
    </fieldset>
  );
}
