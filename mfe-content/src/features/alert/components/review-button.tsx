import { RouteLink } from '@annuity-lantern/host-kit';
import { buttonClass, joinClasses } from '@annuity-lantern/ui';
import styles from './review-button.module.css';

/** The way from the alert to a review: at the decoder, the red flags and the steps. */
export function ReviewButton() {
  return (
    <RouteLink to="annuity-review" className={joinClasses(buttonClass(), styles.review)} wrap="p">
      Review Your Annuity
    </RouteLink>
  );
}
