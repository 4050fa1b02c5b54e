import { messages } from '@annuity-lantern/contracts/messages';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { font } from '@annuity-lantern/ui';

/** What to do about a caller who may not be ours. The number stays on one line. */
export function NotSureWhoCalls() {
  const { phone } = useSite();
  const [before, after] = messages.notSureWhoCalls(phone.display).split(phone.display);
  return (
    <>
      <span>{before}</span>
      <a href={phoneLink(phone.dial)} className={font.nowrap}>
        {phone.display}
      </a>
      <span>{after}</span>
    </>
  );
}
