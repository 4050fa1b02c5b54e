import { type DayAsk, dayReminders } from '@annuity-lantern/contracts/http';
import type { PublicSite } from '@annuity-lantern/site';
import { reachUsOf } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';
import type { ReminderLinks } from './reminder-links.ts';
import { sayDay, utcDay } from './say-ask.ts';

interface DayMailOptions {
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly links: ReminderLinks;
  readonly now: () => Date;
}

/** Reminds of a day, once. */
export function composeDayMail({ tool, day }: DayAsk, { site, publicOrigin, links, now }: DayMailOptions): Mail {
  const { what, path } = dayReminders[tool];
  return renderMail({
    subject: `Your reminder: ${sayDay(day)}`,
    replyTo: site.contactEmail,
    stopByPost: links.stopByPost,
    sender: site.productName,
    context: 'your reminder',
    preview: `It is ${what}.`,
    heading: `The day you asked about is ${day === utcDay(now()) ? 'today' : 'near'}`,
    blocks: [
      { kind: 'paragraph', words: 'You asked us to remind you.' },
      { kind: 'facts', first: { label: 'By your own count', value: `${sayDay(day)} is ${what}.` }, rest: [] },
      { kind: 'paragraph', words: 'Your contract has the final say. Call your insurer now, and ask them to confirm the day.' },
      { kind: 'button', words: 'See what to do', to: publicOrigin + path },
      { kind: 'contact', contact: reachUsOf(site) },
      { kind: 'small', words: 'This is the only email. We erase your address now that it is sent.' },
    ],
  });
}
