import { wrapText } from '../mail/wrap-text.ts';
import type { VisitorMailFacts } from './visitor-mail-facts.ts';

/** The plain part: all that the other part says, in the same order. */
export function visitorMailText(facts: VisitorMailFacts): string {
  const blocks = [
    wrapText(facts.heading),
    wrapText(`You asked ${facts.product} for ${facts.askedFor}.`),
    section('WHAT HAPPENS NEXT', `${facts.promise}.`, facts.hours, ...(facts.answers ? [facts.answers] : [])),
    section('YOUR REFERENCE NUMBER', `${facts.reference}. Have it ready if you call us.`),
    section('WHO WILL CONTACT YOU', facts.whoCalls),
    section('WHAT TO HAVE READY FOR THE CALL', facts.atHand, facts.decide),
    section('WHAT IT COSTS', facts.cost),
    reachUs(facts),
    section("DIDN'T SEND THIS REQUEST?", facts.notYou),
    wrapText(facts.noReply),
    `What we do with your request: ${facts.privacyPage}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function section(heading: string, ...paragraphs: readonly string[]): string {
  return [heading, ...paragraphs.map(wrapText)].join('\n');
}

function reachUs({ phone, hoursDisplay, email, network, street, town }: VisitorMailFacts): string {
  const rows = [`Phone:    ${phone}`, `Hours:    ${hoursDisplay}`, `Email:    ${email}`, `Address:  ${network}`, `          ${street}`];
  return ['HOW TO REACH US', ...rows, `          ${town}`].join('\n');
}
