import { phoneLink } from '@annuity-lantern/domain/contact-links';
// Imported by package name to share the context of the shell's single copy.
import { useSite } from '@annuity-lantern/host-kit';
import { font } from '@annuity-lantern/ui';

/** The way on after a call to the server has failed, at the end of the words about it. Each such message for visitors has it. */
export function OrCall() {
  const { phone, hours } = useSite();
  return (
    <>
      <span>Or call</span>{' '}
      <a href={phoneLink(phone.dial)} className={font.nowrap}>
        {phone.display}
      </a>
      <span>{`, ${hours.display}.`}</span>
    </>
  );
}
