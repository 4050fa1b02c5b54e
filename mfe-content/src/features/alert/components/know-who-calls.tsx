import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { font } from '@annuity-lantern/ui';
import { CallDrawing } from './call-drawing.tsx';

/** How a visitor knows that a caller is ours. Shown only where our callers say the words. */
export function KnowWhoCalls() {
  const { productName, phone } = useSite();
  return (
    <>
      <p>
        Anyone can call you and say that they are from us. The number on your phone can be faked, too. But a stranger doesn’t know your
        three words.
      </p>
      <CallDrawing phone={phone.display} />
      <ul>
        <li>When you send us a request, we give you three words. You find them on the page and in our email.</li>
        <li>{`A caller from ${productName} says these words first. They never leave them on voicemail.`}</li>
        <li>Let the caller say them. Never say the words yourself.</li>
        <li>
          If they don’t know them, hang up and call us at{' '}
          <a href={phoneLink(phone.dial)} className={font.nowrap}>
            {phone.display}
          </a>
          . We stop our calls to you and look into it.
        </li>
      </ul>
    </>
  );
}
