import { anchors } from '@annuity-lantern/contracts/links';
import { above, buttonClass, font, joinClasses, layout, screenOnly, Wrap, wideOnly } from '@annuity-lantern/ui';
import styles from './review-guide.module.css';

export function ReviewHero() {
  return (
    <Wrap className={joinClasses(layout.apart, styles.hero)}>
      <div>
        <h1>Free Annuity Review</h1>
        <p className={joinClasses(font.lead, above[12])}>
          You own an annuity and wonder what is in it. Someone who reads such contracts goes through yours with you: what it costs, what it
          pays, and how you could leave.
        </p>
      </div>
      <a href={`#${anchors.annuityReviewForm}`} className={joinClasses(buttonClass(), wideOnly, screenOnly)}>
        Request your review
      </a>
    </Wrap>
  );
}
