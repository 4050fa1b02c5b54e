import { escapeAll } from '../mail/escape-all.ts';
import { colour, litRow, mailFrame, smallRow, textRow } from '../mail/mail-frame.ts';
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
      textRow(reachUs(facts), 'How to reach us'),
      textRow(facts.notYou, "Didn't send this request?"),
      smallRow(`${facts.noReply}<br>${link(facts.privacyPage, 'What we do with your request')}`),
    ],
  });
}

function reachUs({ phone, phoneDial, hoursDisplay, email, network, street, town }: VisitorMailFacts): string {
  const call = link(`tel:${phoneDial}`, phone);
  return `<strong style="font-size:22px">${call}</strong><br>${unbroken(hoursDisplay)}<br>${link(`mailto:${email}`, email)}<br>${network}<br>${street}<br>${town}`;
}

/** As high as a finger needs. */
function link(to: string, words: string): string {
  return `<a href="${to}" style="display:inline-block;padding:8px 0;color:${colour.link};overflow-wrap:anywhere">${words}</a>`;
}

/** Keeps `9 a.m.-5 p.m. ET` and `24 hours` on one line. */
function unbroken(words: string): string {
  return words.replace(
    /(?<![\d:])\d[\d:]*(?: [ap]\.m\.-\d[\d:]* [ap]\.m\.(?: [A-Z]{2,3})?| hours)/g,
    '<span style="white-space:nowrap">$&</span>',
  );
}
