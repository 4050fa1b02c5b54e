import type { ClaimId } from '@annuity-lantern/site/claim-figures';
import { Section } from '@annuity-lantern/ui';
import { ClaimFigures } from '../../../claims/claim-figures.tsx';

const figures: readonly { readonly claim: ClaimId; readonly label: string }[] = [
  { claim: 'products', label: 'products analyzed' },
  { claim: 'satisfaction', label: 'advisor satisfaction' },
  { claim: 'dailyUpdates', label: 'rate updates' },
];

export function NetworkFigures() {
  return (
    <Section id="figures" tone="sunk" heading="In figures" side={<p>Each leads to what we know of its source.</p>}>
      <ClaimFigures items={figures} />
    </Section>
  );
}
