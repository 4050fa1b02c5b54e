import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Ask, Offer } from '@annuity-lantern/domain/best-guaranteed';
import { comparedProductId } from '@annuity-lantern/domain/compared-product';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { navigate, RouteLink, usePlace } from '@annuity-lantern/host-kit';
import { productSheet } from '@annuity-lantern/site/product-sheet';
import { above, across, Button, buttonClass, font, joinClasses } from '@annuity-lantern/ui';
import styles from './rate-answer.module.css';

interface OfferActionsProps {
  readonly ask: Ask;
  readonly best: readonly Offer<RateRecord>[];
  readonly fitting: number;
  readonly listQuery: string;
}

/** Actions on all offers together. */
export function OfferActions({ ask, best, fitting, listQuery }: OfferActionsProps) {
  const { pathname, hash } = usePlace();
  const ids = best.map(({ rate }) => comparedProductId(rate, productSheet));

  function showInList() {
    navigate(pathname + listQuery + hash, { keepScroll: true });
    // The heading of the list is further down: focus brings it into view.
    document.getElementById('rates-found')?.focus();
  }

  return (
    <div className={above[12]}>
      <p className={joinClasses(font.note, above[8])}>
        {fitting > best.length
          ? `${formatNumber(fitting)} products fit; these are the top ${best.length}. ${rateWords.notReserved}`
          : rateWords.notReserved}
      </p>
      <div className={joinClasses(across[12], styles.buttons)}>
        {ids.length > 1 && (
          <RouteLink
            to="annuity-comparison"
            suffix={`#amount=${ask.amount}&compare=${ids.join('.')}&view=open`}
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            Compare these
          </RouteLink>
        )}
        <Button variant="outline" size="small" onClick={showInList}>
          Show these in the list
        </Button>
      </div>
    </div>
  );
}
