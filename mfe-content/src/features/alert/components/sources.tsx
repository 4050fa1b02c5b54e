import { mailLink } from '@annuity-lantern/domain/contact-links';
import { RouteLink, useSite } from '@annuity-lantern/host-kit';

interface SourcesProps {
  /** The life table behind the chances, as it is named beside them. */
  readonly chanceSource: string;
}

/** Where the numbers of the page come from, where to read on, and where to send a correction. */
export function Sources({ chanceSource }: SourcesProps) {
  const { contactEmail } = useSite();
  return (
    <>
      <ul>
        <li>{`Chances of reaching an age: ${chanceSource}. The Social Security Administration publishes it.`}</li>
        <li>Your browser works out returns and fees on this page. “See the math” opens each formula.</li>
        <li>
          The examples use our own round numbers for roll-up, payout and fees. They aren’t an insurer’s offer. You find an offer’s numbers
          in its contract and disclosure.
        </li>
        <li>
          The limits for a warning are our own. <RouteLink to="figures">Where each figure of this site comes from</RouteLink>
        </li>
      </ul>
      <p>
        To read on: <RouteLink to="resources">worksheets and guides to print</RouteLink>,{' '}
        <RouteLink to="glossary">the words of contracts in plain English</RouteLink>,{' '}
        <RouteLink to="annuity-types">the five types of annuity</RouteLink>.
      </p>
      <p>
        Something here is wrong or unclear? Tell us at <a href={mailLink(contactEmail)}>{contactEmail}</a>, and we correct it and change the
        date above.
      </p>
      <p>Education, not advice about your own contract. Only the contract says what it pays.</p>
    </>
  );
}
