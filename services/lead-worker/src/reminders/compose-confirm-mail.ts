import type { ReminderAsk } from '@annuity-lantern/contracts/http';
import type { PublicSite } from '@annuity-lantern/site';
import { reachUsOf } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';
import type { ReminderLinks } from './reminder-links.ts';
import { sayAsk } from './say-ask.ts';

interface ConfirmMailOptions {
  readonly site: PublicSite;
  readonly links: ReminderLinks;
  readonly now: () => Date;
}

/** Asks the owner of an address whether they want a reminder. Anyone can type somebody else's address into a form. */
export function composeConfirmMail(ask: ReminderAsk, { site, links, now }: ConfirmMailOptions): Mail {
  const what = ask.kind === 'rate' ? 'rate watch' : 'reminder';
  return renderMail({
    subject: `Confirm your ${what}`,
    replyTo: site.contactEmail,
    sender: site.productName,
    context: `your ${what}`,
    preview: 'Press one button, and it starts.',
    heading: `Did you ask for this ${what}?`,
    blocks: [
      { kind: 'paragraph', words: `Someone asked us to write to this address ${sayAsk(ask, now())}.` },
      { kind: 'paragraph', words: 'If that was you, open the page and press its button. We write nothing before that.' },
      { kind: 'button', words: `Start my ${what}`, to: links.confirm },
      ...(ask.kind === 'rate'
        ? [
            {
              kind: 'paragraph' as const,
              words: 'Each email about a rate is an advertisement. You get at most one a week, for 6 months. You can stop it in any email.',
            },
          ]
        : [{ kind: 'paragraph' as const, words: 'You get one email. We erase your address after it.' }]),
      { kind: 'contact', contact: reachUsOf(site) },
      { kind: 'small', words: "Didn't ask for it? Do nothing. We erase this address after 7 days." },
    ],
  });
}
