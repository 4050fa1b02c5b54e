import { escapeAll } from '../mail/escape-all.ts';
import { litRow, mailFrame, smallRow, textRow } from '../mail/mail-frame.ts';
import { link, reachUsHtml, unbroken } from '../mail/reach-us.ts';
import type { OwnerMailFacts } from './owner-mail-facts.ts';

/** The HTML part: the call is the lit line. */
export function ownerMailHtml(given: OwnerMailFacts): string {
  const facts = escapeAll({ ...given });
  return mailFrame({
    title: facts.heading,
    preview: `${facts.next}.`,
    sender: facts.product,
    context: 'your request',
    heading: facts.heading,
    rows: [
      textRow(`You asked ${facts.product} for ${facts.askedFor}.`),
      ...(facts.change ? [textRow(facts.change)] : []),
      litRow('What happens next', facts.next, unbroken(facts.nextDetail)),
      textRow(facts.oneAtATime, facts.advisors),
      textRow(`${facts.reference}. Have it ready if you call us.`, 'Your reference number'),
      textRow(facts.stop, 'How to say stop'),
      textRow(reachUsHtml(facts), 'How to reach us'),
      smallRow(`${facts.leaveOut}<br>${link(facts.privacyPage, 'What we do with your request')}`),
    ],
  });
}
