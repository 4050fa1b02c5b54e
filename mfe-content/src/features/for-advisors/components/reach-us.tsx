import { mailLink, phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { font, list, Section } from '@annuity-lantern/ui';

/** The operator's own email address and phone number: the three ways above may lead to pages of others. */
export function ReachUs() {
  const { contactEmail, phone, hours } = useSite();
  return (
    <Section id="reach-us" heading="Write or call us" side={<p>Ask about joining, or about a request we gave you.</p>}>
      <dl className={list.facts}>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={mailLink(contactEmail)}>{contactEmail}</a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={phoneLink(phone.dial)} className={font.nowrap}>
              {phone.display}
            </a>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>{hours.display}</dd>
        </div>
      </dl>
    </Section>
  );
}
