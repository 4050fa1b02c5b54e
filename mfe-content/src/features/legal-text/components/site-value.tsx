import { mailLink, phoneLink } from '@annuity-lantern/domain/contact-links';
import { useErasedWithin, useHostData, useSite } from '@annuity-lantern/host-kit';
import type { PropsOf } from '@annuity-lantern/mdx';
import { callerRole } from '@annuity-lantern/site/who-calls';
import { font, OutsideLink } from '@annuity-lantern/ui';

/** A value of the site file in a sentence. An email address and a phone number are links. */
export function SiteValue({ of }: PropsOf<'legal', 'Site'>) {
  const site = useSite();
  const { productName, networkName, address, contactEmail, phone, hours, paidBy, financialNotice } = site;
  const { retentionDays = 0 } = useHostData();
  const erasedWithin = useErasedWithin();
  switch (of) {
    case 'productName':
      return productName;
    case 'networkName':
      return networkName;
    case 'address':
      return `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;
    case 'contactEmail':
      return <a href={mailLink(contactEmail)}>{contactEmail}</a>;
    case 'phone':
      return (
        <a href={phoneLink(phone.dial)} className={font.nowrap}>
          {phone.display}
        </a>
      );
    case 'hours':
      return hours.display;
    case 'paidBy':
      return paidBy;
    case 'callerRole':
      return callerRole(site);
    case 'financialNotice':
      return financialNotice && <OutsideLink page={financialNotice} />;
    case 'erasedWithin':
      return erasedWithin;
    case 'retention':
      return retentionDays === 1 ? '1 day' : `${retentionDays.toLocaleString('en-US')} days`;
  }
}
