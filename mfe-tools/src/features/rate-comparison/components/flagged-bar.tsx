import type { RateRecord } from '@annuity-lantern/contracts/http';
import { comparedProductId } from '@annuity-lantern/domain/compared-product';
import { RouteLink } from '@annuity-lantern/host-kit';
import { productSheet } from '@annuity-lantern/site/product-sheet';
import { across, Button, buttonClass, font, joinClasses } from '@annuity-lantern/ui';
import tools from '../../../shared-styles/tools.module.css';
import styles from './flagged-bar.module.css';

const FEWEST_COMPARED = 2;

interface FlaggedBarProps {
  readonly flagged: readonly RateRecord[];
  /** Why the last press flagged no rate. Empty otherwise. */
  readonly refusal: string;
  readonly onClear: () => void;
}

/** The number of flagged rates with a link to compare them, visible while the list scrolls. */
export function FlaggedBar({ flagged, refusal, onClear }: FlaggedBarProps) {
  const canCompare = flagged.length >= FEWEST_COMPARED;
  const words = [refusal, !canCompare && 'Flag one or two more to compare in dollars.'].filter(Boolean).join(' ');

  function clear() {
    onClear();
    // This removes the pressed button, so focus moves first.
    document.getElementById('rates-found')?.focus({ preventScroll: true });
  }

  return (
    <section aria-label="Flagged rates" className={joinClasses(tools.bar, styles.bar)}>
      {words && <p className={joinClasses(font.small, styles.words)}>{words}</p>}
      <div className={joinClasses(font.small, across[8], styles.line)}>
        <b>{`${flagged.length} flagged`}</b>
        {canCompare && (
          <RouteLink
            to="annuity-comparison"
            suffix={`#compare=${flagged.map((rate) => comparedProductId(rate, productSheet)).join('.')}&view=open`}
            className={buttonClass({ size: 'small' })}
          >
            Compare in dollars
          </RouteLink>
        )}
        <Button variant="quiet" size="small" className={styles.clear} onClick={clear}>
          Clear flags
        </Button>
      </div>
    </section>
  );
}
