import { mailLink, phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { Badge, font, list, Section } from '@annuity-lantern/ui';
import { licenseOfCaller, statesInWords } from '../../../states-in-words.ts';

/** The operator in facts that can be checked: licenses, states, hours, phone, and who pays. */
export function WhoIsBehind() {
  const { sample, networkName, address, phone, hours, contactEmail, licenses, statesServed, paidBy } = useSite();
  return (
    <Section id="who-is-behind" heading="Who is behind this site" side={sample && <Badge tone="sample">Sample, no real company</Badge>}>
      <dl className={list.facts}>
        <div>
          <dt>Company</dt>
          <dd>
            <span>{networkName}</span>
            <br />
            <span>{`${address.street}, ${address.city}, ${address.region} ${address.postalCode}`}</span>
          </dd>
        </div>
        <div>
          <dt>{licenses.length === 1 ? 'License' : 'Licenses'}</dt>
          {licenses.map(({ holder, issuer, number }) => (
            <dd key={`${issuer} ${number}`}>{`${holder}: ${issuer}, license ${number}${sample ? ' (sample)' : ''}`}</dd>
          ))}
          <dd className={font.hint}>You can check a license with the department that issued it.</dd>
          <dd className={font.hint}>{licenseOfCaller}</dd>
        </div>
        <div>
          <dt>States served</dt>
          <dd>{sample ? `${statesInWords(statesServed)} (sample)` : statesInWords(statesServed)}</dd>
        </div>
        <div>
          <dt>Who pays</dt>
          <dd>{paidBy}</dd>
        </div>
        <div>
          <dt>Reach us</dt>
          <dd>
            <a href={phoneLink(phone.dial)}>{phone.display}</a>
            <span>{`, ${hours.display}`}</span>
          </dd>
          <dd>
            <a href={mailLink(contactEmail)}>{contactEmail}</a>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
