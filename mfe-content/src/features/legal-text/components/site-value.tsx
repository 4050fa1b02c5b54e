import { mailLink, phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import type { PropsOf } from '@annuity-lantern/mdx';
import { font } from '@annuity-lantern/ui';

/** A value of the site file in a sentence. An email address and a phone number are links. */
export function SiteValue({ of }: PropsOf<'legal', 'Site'>) {
  const { productName, networkName, address, contactEmail, phone, hours, paidBy } = useSite();
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
  }
}
