import { type RateAsk, rateAskWords } from '@annuity-lantern/contracts/http';
import { formatDay } from '@annuity-lantern/domain/format-date';
import type { PublicSite } from '@annuity-lantern/site';
import { reachUsOf } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';
import type { ReminderLinks } from './reminder-links.ts';

interface EndingMailOptions {
  readonly site: PublicSite;
  readonly links: ReminderLinks;
}

/** Says two weeks before that a rate watch ends, and how to keep it. */
export function composeEndingMail(ask: RateAsk, expiresAt: Date, { site, links }: EndingMailOptions): Mail {
  const day = formatDay(expiresAt.toISOString().slice(0, 10));
  return renderMail({
    subject: 'Your rate watch ends soon',
    replyTo: site.contactEmail,
    stopByPost: links.stopByPost,
    sender: site.productName,
    context: 'your rate watch',
    preview: `It ends on ${day}, unless you keep it.`,
    heading: 'Keep your rate watch?',
    blocks: [
      { kind: 'paragraph', words: `You asked us to write when ${rateAskWords(ask)}. Your rate watch ends on ${day}.` },
      {
        kind: 'paragraph',
        words: 'Do you want 6 more months? Open the page and press its button. Otherwise do nothing: we erase your address on that day.',
      },
      { kind: 'button', words: 'Keep my rate watch', to: links.confirm },
      { kind: 'contact', contact: reachUsOf(site) },
      {
        kind: 'small',
        words: 'You can also stop it now. We then erase your address at once.',
        link: { words: 'Stop these emails', to: links.stop },
      },
    ],
  });
}
