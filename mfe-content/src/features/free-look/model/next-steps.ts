import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import { type FreeLook, isUrgent } from './count-free-look.ts';

const signed: readonly string[] = [
  'Call the insurance company, not only the agent. Say that you withdraw your application.',
  'Say it in writing too: by email, or by certified mail. Keep a copy.',
  'Is the money coming from another annuity or account? Ask that company today to stop the transfer.',
  'Ask the insurer to send back what you paid, and to confirm it in writing.',
  'If the contract still comes, write down the day and keep the envelope. Your free look starts then.',
];

const noDate: readonly string[] = [
  'Find the day of delivery: on the delivery receipt, the envelope or the email.',
  'Find the days: look on the first page for “right to examine” or “free look”.',
  'Enter both above. Want to cancel? Fill in the letter below.',
];

const letter = 'Fill in and print the letter below. Every owner signs it.';

/** What to do, in order, in the visitor's situation. */
export function nextSteps(isSigned: boolean, freeLook: FreeLook | null): readonly string[] {
  if (isSigned) return signed;
  if (!freeLook) return noDate;
  const { phase, lastDay, weekdayBefore, delivered } = freeLook;
  if (phase === 'over')
    return [
      'Read the cover again. It may give you more days, or count them in another way.',
      'Write to the insurer today. Ask if you can still cancel.',
      'Did no one tell you about a free look? Ask your state’s insurance department.',
      'Ask what leaving costs now, before you sign anything else.',
    ];
  if (phase === 'not-delivered')
    return [
      `Keep the envelope and the delivery receipt. If the contract comes on another day than ${sayDay(delivered)}, change the date above.`,
      'Read the first page that day: how many days, and where to send a cancellation.',
      'Sure now? Call the insurance company and withdraw your application. You need not wait.',
    ];
  if (isUrgent(freeLook))
    return [
      'Call the insurer now. Ask how a cancellation can reach them in time: by fax, by email or overnight.',
      letter,
      'Send it that way today, and by certified mail too.',
      'Keep every receipt, and the name of the person you spoke with.',
    ];
  return [
    letter,
    `Send it with the contract by certified mail, well before ${sayDay(weekdayBefore ?? lastDay)}. Ask for a return receipt.`,
    'Call the insurer the same day. Ask which day counts: when you mail it, or when they get it.',
    'Keep the postmarked receipt and your copies until you have your money.',
  ];
}
