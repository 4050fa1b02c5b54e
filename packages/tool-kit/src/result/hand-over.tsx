import { RouteLink } from '@annuity-lantern/host-kit';
import { type OfferedFigures, offerFigures, withdrawFigures } from '@annuity-lantern/host-kit/hand-over';
import { across, buttonClass, font, joinClasses, Notice, screenOnly } from '@annuity-lantern/ui';
import { type MouseEvent, useState } from 'react';
import styles from './hand-over.module.css';

interface HandOverProps {
  /** The route id of the form. */
  readonly to: 'consultation' | 'annuity-review';
  /** The label of the link without figures. */
  readonly label: string;
  /** Null while there is no result. */
  readonly figures: OfferedFigures | null;
}

/** Two links to an advisor: with or without the figures. Figures are sent only if the visitor checks a box on the form. */
export function HandOver({ to, label, figures }: HandOverProps) {
  const [refused, setRefused] = useState(false);

  function takeAlong(event: MouseEvent, offered: OfferedFigures) {
    if (offerFigures(offered)) return;
    // Otherwise the form would open without the figures and without an explanation.
    event.preventDefault();
    setRefused(true);
  }

  return (
    <div className={joinClasses(screenOnly, across[16])}>
      <RouteLink to={to} className={buttonClass()} onClick={() => figures && withdrawFigures(figures.attachment.kind)}>
        {label}
      </RouteLink>
      {figures && (
        <RouteLink to={to} className={buttonClass({ variant: 'outline' })} onClick={(event) => takeAlong(event, figures)}>
          Take these figures along
        </RouteLink>
      )}
      {figures && (
        <p className={joinClasses(font.hint, styles.whole)}>
          We’ll keep these numbers next to the form. We send them only if you check a box there.
        </p>
      )}
      {figures && refused && (
        <Notice tone="straw" role="alert" title="These numbers are too long to take along" className={styles.whole}>
          <p>Print this page and have it ready when an advisor calls, or go on without the numbers.</p>
        </Notice>
      )}
    </div>
  );
}
