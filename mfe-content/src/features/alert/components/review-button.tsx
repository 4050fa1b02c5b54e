import { RouteLink } from '@annuity-lantern/host-kit';
import { buttonClass } from '@annuity-lantern/ui';

/** The way from the alert to a review: at the decoder, the red flags and the steps. */
export function ReviewButton() {
  return (
    <RouteLink to="annuity-review" className={buttonClass()} wrap="p">
      Review Your Annuity
    </RouteLink>
  );
}
