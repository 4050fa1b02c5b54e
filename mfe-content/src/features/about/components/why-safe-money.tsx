import type { ClaimId } from '@annuity-lantern/site/claim-figures';
import { claims } from '@annuity-lantern/site/claims';
import { Section } from '@annuity-lantern/ui';
import { ClaimFigures } from '../../../claims/claim-figures.tsx';

const figures: readonly { readonly claim: ClaimId; readonly label: string }[] = [
  { claim: 'runningOut', label: 'are worried about running out of money in retirement' },
  { claim: 'marketLosses', label: 'lost in market crashes since 2000' },
  { claim: 'guaranteedIncome', label: 'of retirees prefer guaranteed income' },
];

/** Three figures of the market. As long as their studies are not named, the page says so beside them. */
export function WhySafeMoney() {
  const unproven = figures.some(({ claim }) => claims[claim].status === 'sample');
  return (
    <Section
      id="why-safe-money"
      heading="Why Safe Money Matters"
      side={
        <>
          <p>Each figure leads to what we know of its source.</p>
          {unproven && <p>The studies behind these are not named yet. Until they are, do not rely on them.</p>}
        </>
      }
    >
      <ClaimFigures items={figures} />
    </Section>
  );
}
