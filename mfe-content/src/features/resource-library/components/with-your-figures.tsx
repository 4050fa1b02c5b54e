import { RouteLink } from '@annuity-lantern/host-kit';
import { ArrowRight, actionLinkClass, Section } from '@annuity-lantern/ui';

/** What no document can do: the pages that count with what a reader fills in. */
export function WithYourFigures() {
  return (
    <Section id="with-your-figures" heading="With your own figures" side={<p>What you fill in stays in your browser.</p>}>
      <ul>
        <RouteLink to="annuity-alert" wrap="li" className={actionLinkClass()}>
          What an advertised roll-up is worth <ArrowRight />
        </RouteLink>
        <RouteLink to="free-look" wrap="li" className={actionLinkClass()}>
          Your last day to cancel, and the letter to print <ArrowRight />
        </RouteLink>
      </ul>
    </Section>
  );
}
