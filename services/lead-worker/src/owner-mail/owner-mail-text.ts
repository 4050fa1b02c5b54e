import { reachUsText } from '../mail/reach-us.ts';
import { textSection } from '../mail/text-section.ts';
import { wrapText } from '../mail/wrap-text.ts';
import type { OwnerMailFacts } from './owner-mail-facts.ts';

/** The plain part: all that the other part says, in the same order. */
export function ownerMailText(facts: OwnerMailFacts): string {
  const blocks = [
    wrapText(facts.heading),
    wrapText(`You asked ${facts.product} for ${facts.askedFor}.`),
    ...(facts.change ? [wrapText(facts.change)] : []),
    textSection('WHAT HAPPENS NEXT', `${facts.next}.`, ...(facts.nextDetail ? [facts.nextDetail] : [])),
    textSection(facts.advisors.toUpperCase(), facts.oneAtATime),
    textSection('YOUR REFERENCE NUMBER', `${facts.reference}. Have it ready if you call us.`),
    textSection('HOW TO SAY STOP', facts.stop),
    reachUsText(facts),
    wrapText(facts.leaveOut),
    `What we do with your request: ${facts.privacyPage}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
