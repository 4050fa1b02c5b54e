import { useMayShowSiteClaim, useSite, useToday } from '@annuity-lantern/host-kit';
import { evidenceFor } from '@annuity-lantern/site/site-claim-evidence';
import type { SiteClaimId } from '@annuity-lantern/site/site-claim-figures';
import { Section } from '@annuity-lantern/ui';
import { SiteClaimFigures } from '../../../site-claims/site-claim-figures.tsx';

const figures: readonly { readonly claim: SiteClaimId; readonly label: string }[] = [
  { claim: 'runningOut', label: 'are worried about running out of money in retirement' },
  { claim: 'marketLosses', label: 'lost in market crashes since 2000' },
  { claim: 'guaranteedIncome', label: 'of retirees prefer guaranteed income' },
];

/** Three figures of the market, where they may be shown. As long as a study is not named, the page says so beside them. */
export function WhySafeMoney() {
  const mayShow = useMayShowSiteClaim();
  const site = useSite();
  const today = useToday();
  const shown = figures.filter(({ claim }) => mayShow(claim));
  if (shown.length === 0) return null;
  const unproven = shown.some(({ claim }) => !evidenceFor(claim, site, today));
  return (
    <Section
      id="why-safe-money"
      heading="Why Safe Money Matters"
      side={
        <>
          <p>Press a figure to see what we know of its source.</p>
          {unproven && <p>We haven’t named the studies behind these yet. Until we do, please don’t rely on them.</p>}
        </>
      }
    >
      <SiteClaimFigures items={shown} />
    </Section>
  );
}
