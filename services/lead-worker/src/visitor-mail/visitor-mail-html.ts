import { escapeAll } from '../mail/escape-all.ts';
import { litRow, mailFrame, smallRow, textRow } from '../mail/mail-frame.ts';
import { link, reachUsHtml, unbroken } from '../mail/reach-us.ts';
import type { VisitorMailFacts } from './visitor-mail-facts.ts';

/** The HTML part: the first call is the lit line, the rest are short paragraphs. */
export function visitorMailHtml(given: VisitorMailFacts): string {
  const facts = escapeAll({ ...given });
  return mailFrame({
    title: facts.heading,
    preview: `${facts.promise}.`,
    sender: facts.product,
    context: 'your request',
    heading: facts.heading,
    rows: [
      textRow(`You asked ${facts.product} for ${facts.askedFor}.`),
      litRow('What happens next', unbroken(facts.promise), unbroken(facts.hours)),
      ...(facts.answers ? [textRow(facts.answers)] : []),
      textRow(`${facts.reference}. Have it ready if you call us.`, 'Your reference number'),
      textRow(facts.whoCalls, 'Who will contact you'),
      textRow(`${facts.atHand} ${facts.decide}`, 'What to have ready for the call'),
      textRow(facts.cost, 'What it costs'),
      textRow(reachUsHtml(facts), 'How to reach us'),
      textRow(facts.notYou, "Didn't send this request?"),
      smallRow(`${facts.noReply}<br>${link(facts.privacyPage, 'What we do with your request')}`),
    ],
  });
}
