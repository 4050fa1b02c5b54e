import type { Product } from '@annuity-lantern/domain/product-terms';
import { Button, beside, font, joinClasses, split, X } from '@annuity-lantern/ui';
import tools from '../../../shared-styles/tools.module.css';
import { FEWEST_COMPARED, MOST_COMPARED } from '../model/comparison-inputs.ts';
import { ANSWER_ID, goToPart } from './go-to-part.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly chosen: readonly Product[];
  /** How many are chosen, with those that are not loaded. */
  readonly count: number;
  readonly waiting: boolean;
  readonly onRemove: (id: string) => void;
  readonly onCompare: () => void;
}

export const NOT_LOADED = 'Rates that you chose are not loaded yet.';

/** The selection so far, visible while the list scrolls, from the first choice on. */
export function SelectionBar({ chosen, count, waiting, onRemove, onCompare }: SelectionBarProps) {
  const tooFew = chosen.length < FEWEST_COMPARED;
  return (
    <section className={joinClasses(split[24], count > 0 && tools.bar, styles.bar)} aria-labelledby="selected-heading" data-print="none">
      <div className={styles.words}>
        <h2 id="selected-heading" tabIndex={-1} className={font.label}>
          <span role="status">{`Selected for comparison: ${count}/${MOST_COMPARED}`}</span>
        </h2>
        {chosen.length > 0 && (
          <ul className={styles.chosen}>
            {chosen.map(({ id, productName }) => (
              <li key={id}>
                <button
                  type="button"
                  className={joinClasses(font.small, beside[4], tools.textButton)}
                  aria-label={`Remove ${productName}`}
                  onClick={() => onRemove(id)}
                >
                  <span>{productName}</span>
                  <X />
                </button>
              </li>
            ))}
            <li>
              <button type="button" className={joinClasses(font.small, beside[4], tools.textButton)} onClick={() => goToPart(ANSWER_ID)}>
                See what each pays
              </button>
            </li>
          </ul>
        )}
        {tooFew && (
          <p id="choose-two" className={font.hint}>
            {count > chosen.length
              ? NOT_LOADED
              : waiting
                ? 'Choose a second product to see the comparison again.'
                : 'Choose two or three products.'}
          </p>
        )}
      </div>
      <Button
        aria-disabled={tooFew ? true : undefined}
        aria-describedby={tooFew ? 'choose-two' : undefined}
        className={tooFew ? tools.blocked : undefined}
        onClick={() => !tooFew && onCompare()}
      >
        Compare Selected
      </Button>
    </section>
  );
}
