import { mailLink, phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { CORRECTIONS_FEED } from '@annuity-lantern/site/corrections';
import { above, flow, font, joinClasses, layout, Wrap } from '@annuity-lantern/ui';
import { CorrectionList } from '../../features/corrections/components/correction-list.tsx';

export default function CorrectionsPage() {
  const { contactEmail, phone } = useSite();
  return (
    <Wrap className={joinClasses(layout.page, flow[24])}>
      <h1>Corrections</h1>
      <p className={font.lead}>
        When we find that a page was wrong, we fix it and say so here: what was wrong, since when, and what is right. We never remove an
        entry.
      </p>
      <div className={joinClasses(font.measure, flow[12])}>
        <p>
          If you decided something by one of these pages, please check it again. Did you find a mistake? Call{' '}
          <a href={phoneLink(phone.dial)} className={font.nowrap}>
            {phone.display}
          </a>{' '}
          or write to <a href={mailLink(contactEmail)}>{contactEmail}</a>.
        </p>
        <ul className={above[12]}>
          <li>
            <b>Correction:</b> the page said something that was not true.
          </li>
          <li>
            <b>Clarification:</b> the page could be misread, or left out something that matters.
          </li>
          <li>
            <b>Update:</b> the page was right once, and the facts changed.
          </li>
        </ul>
        <p>
          To hear of new ones, open <a href={CORRECTIONS_FEED}>the feed of corrections</a> in a feed reader.
        </p>
      </div>
      <CorrectionList />
    </Wrap>
  );
}
