import { oldestBrowsers } from '@annuity-lantern/contracts/oldest-browsers';
import { mailLink, phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { font, layout, Prose, Wrap } from '@annuity-lantern/ui';
import { ReviewedNote } from '../../text/reviewed-note.tsx';

/** The day on which somebody last held this page against the site and its tests. */
const REVIEWED_ON = '2026-11-26';
const sources = [{ name: 'W3C, Web Content Accessibility Guidelines 2.2', address: 'https://www.w3.org/TR/WCAG22/' }];

const { chrome, edge, firefox, safari } = oldestBrowsers;
const oldest = [`Safari ${safari}, on iPhone and iPad from iOS ${safari} on`, `Chrome ${chrome} and Edge ${edge}`, `Firefox ${firefox}`];

export default function AccessibilityPage() {
  const { productName, contactEmail, phone, hours } = useSite();
  return (
    <Wrap className={layout.page}>
      <Prose className={font.column}>
        <h1>Accessibility</h1>
        <p className={font.lead}>
          {`${productName} should work for you, however you see, hear, move or read. If something is in your way, tell us.`}
        </p>
        <h2>Tell us about a barrier</h2>
        <p>
          Call{' '}
          <a href={phoneLink(phone.dial)} className={font.nowrap}>
            {phone.display}
          </a>{' '}
          <span>{`(${hours.display})`}</span> or write to <a href={mailLink(contactEmail)}>{contactEmail}</a>. Say which page it was and
          what you tried to do. We can also read you a page on the phone, or take your request there.
        </p>
        <h2>The standard</h2>
        <p>
          We aim at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Nobody outside our team has checked whether we meet all
          of it.
        </p>
        <h2>What we have done</h2>
        <ul>
          <li>Text is large from the start. “Text size and contrast” in the header makes it larger or raises the contrast.</li>
          <li>There is a light and a dark look.</li>
          <li>Everything works with a keyboard. The first link on each page skips to the content.</li>
          <li>Every slider has a field in which you can type the number.</li>
          <li>Every chart has a sentence and a table with the same numbers.</li>
          <li>Forms name each mistake in words and lead you to it. No form has a time limit.</li>
          <li>Nothing moves if your device asks for less motion.</li>
        </ul>
        <h2>What we have tried</h2>
        <ul>
          <li>
            Chromium, the base of Chrome and Edge: every public page, checked by the program axe, in both looks and with higher contrast.
          </li>
          <li>Every page at widths from 320 to 1,280 pixels, at 200% zoom, and with text up to twice the size.</li>
          <li>A visit and a whole request with the keyboard alone.</li>
          <li>Firefox and the base of Safari: the main tasks, in a window as wide as a phone.</li>
        </ul>
        <h2>What falls short</h2>
        <ul>
          <li>Nobody has tried the site with a screen reader yet, such as VoiceOver, NVDA, JAWS or TalkBack.</li>
          <li>Nobody has tried it with voice control or a screen magnifier.</li>
          <li>A program did these tasks in Firefox and the base of Safari. Nobody has done them on an iPhone or iPad.</li>
          <li>We have tried current browsers only, not the oldest ones named below.</li>
          <li>A program like axe finds only a part of all barriers.</li>
          <li>Pages of other sites that we link to may not meet this standard.</li>
        </ul>
        <h2>Which browsers work</h2>
        <p>The site is built for these versions and newer ones:</p>
        <ul>
          {oldest.map((browser) => (
            <li key={browser}>{browser}</li>
          ))}
        </ul>
        <p>In an older browser, pages may look wrong and tools may not work. Then please call us, or update your browser.</p>
        <ReviewedNote reviewedOn={REVIEWED_ON} sources={sources} />
      </Prose>
    </Wrap>
  );
}
