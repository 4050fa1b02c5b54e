import { useMayShowClaim } from '@annuity-lantern/host-kit';
import type { ClaimId } from '@annuity-lantern/site/claim-figures';
import { Section } from '@annuity-lantern/ui';
import { ClaimFigures } from '../../../claims/claim-figures.tsx';

const figures: readonly { readonly claim: ClaimId; readonly label: string }[] = [
  { claim: 'products', label: 'products analyzed' },
  { claim: 'satisfaction', label: 'advisor satisfaction' },
  { claim: 'dailyUpdates', label: 'rate updates' },
];

export function NetworkFigures() {
  const mayShow = useMayShowClaim();
  const shown = figures.filter(({ claim }) => mayShow(claim));
  if (shown.length === 0) return null;
  return (
    <Section id="figures" tone="sunk" heading="In figures" side={<p>Press a figure to see what we know of its source.</p>}>
      <ClaimFigures items={shown} />
    </Section>
  );
}
