import { useMayShowSiteClaim } from '@annuity-lantern/host-kit';
import type { SiteClaimId } from '@annuity-lantern/site/site-claim-figures';
import { Section } from '@annuity-lantern/ui';
import { SiteClaimFigures } from '../../../site-claims/site-claim-figures.tsx';

const figures: readonly { readonly claim: SiteClaimId; readonly label: string }[] = [
  { claim: 'products', label: 'products analyzed' },
  { claim: 'satisfaction', label: 'advisor satisfaction' },
  { claim: 'dailyUpdates', label: 'rate updates' },
];

export function NetworkFigures() {
  const mayShow = useMayShowSiteClaim();
  const shown = figures.filter(({ claim }) => mayShow(claim));
  if (shown.length === 0) return null;
  return (
    <Section id="figures" tone="sunk" heading="In figures" side={<p>Press a figure to see what we know of its source.</p>}>
      <SiteClaimFigures items={shown} />
    </Section>
  );
}
