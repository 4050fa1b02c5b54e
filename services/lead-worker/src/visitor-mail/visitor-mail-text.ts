import { reachUsText } from '../mail/reach-us.ts';
import { textSection } from '../mail/text-section.ts';
import { wrapText } from '../mail/wrap-text.ts';
import type { VisitorMailFacts } from './visitor-mail-facts.ts';

/** The plain part: all that the other part says, in the same order. */
export function visitorMailText(facts: VisitorMailFacts): string {
  const blocks = [
    wrapText(facts.heading),
    wrapText(`You asked ${facts.product} for ${facts.askedFor}.`),
    textSection('WHAT HAPPENS NEXT', `${facts.promise}.`, facts.hours, ...(facts.answers ? [facts.answers] : [])),
    textSection('YOUR REFERENCE NUMBER', `${facts.reference}. Have it ready if you call us.`),
    textSection('WHO WILL CONTACT YOU', facts.whoCalls),
    textSection('WHAT TO HAVE READY FOR THE CALL', facts.atHand, facts.decide),
    textSection('WHAT IT COSTS', facts.cost),
    reachUsText(facts),
    textSection("DIDN'T SEND THIS REQUEST?", facts.notYou),
    wrapText(facts.noReply),
    `What we do with your request: ${facts.privacyPage}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
