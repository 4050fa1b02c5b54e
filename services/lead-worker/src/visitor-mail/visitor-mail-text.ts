import { wrapText } from '../mail/wrap-text.ts';
import type { VisitorMailFacts } from './visitor-mail-facts.ts';

/** The plain part: all that the other part says, in the same order. */
export function visitorMailText(facts: VisitorMailFacts): string {
  const blocks = [
    facts.heading,
    `You asked ${facts.product} for ${facts.askedFor}.`,
    `WHAT HAPPENS NEXT\n${wrapText(`${facts.promise}.`)}\n${wrapText(facts.hours)}`,
    `WHO WILL CONTACT YOU\n${wrapText(facts.whoCalls)}`,
    `WHAT TO HAVE AT HAND FOR THE CALL\n${wrapText(facts.atHand)}\n${wrapText(facts.decide)}`,
    `WHAT IT COSTS\n${wrapText(facts.cost)}`,
    `HOW TO REACH US\nPhone:  ${facts.phone}\nHours:  ${facts.hoursDisplay}\nEmail:  ${facts.email}\nMail:   ${facts.address}`,
    `YOU DID NOT SEND THIS REQUEST?\n${wrapText(facts.notYou)}`,
    wrapText(facts.noReply),
    `What we do with a request: ${facts.privacyPage}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
