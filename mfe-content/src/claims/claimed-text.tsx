import { type ClaimId, figureOf } from '@annuity-lantern/site/claim-figures';
import { Fragment } from 'react';
import { ClaimLink } from './claim-link.tsx';

interface ClaimedTextProps {
  /** A sentence that is kept as data, and so cannot hold a link of its own. */
  readonly text: string;
  readonly claim: ClaimId;
}

/** A sentence whose marketing figure leads to its line in the claims; without the figure in it, the sentence alone. */
export function ClaimedText({ text, claim }: ClaimedTextProps) {
  const figure = figureOf(claim);
  return text.split(figure).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name.
    <Fragment key={index}>
      {index > 0 && <ClaimLink claim={claim} />}
      {part}
    </Fragment>
  ));
}
