import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { figureOf, type SiteClaimId } from '@annuity-lantern/site/site-claim-figures';
import { Fragment } from 'react';

interface SiteClaimTextProps {
  /** A sentence that is kept as data, and so cannot hold a link of its own. */
  readonly text: string;
  readonly claim: SiteClaimId;
}

/** A sentence whose marketing figure leads to its line in the claims; without the figure in it, the sentence alone. */
export function SiteClaimText({ text, claim }: SiteClaimTextProps) {
  const figure = figureOf(claim);
  return text.split(figure).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name.
    <Fragment key={index}>
      {index > 0 && <SiteClaim claim={claim} />}
      <span>{part}</span>
    </Fragment>
  ));
}
