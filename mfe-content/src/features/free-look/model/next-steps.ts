import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import type { NextStep } from '../../../what-next/next-step.ts';
import { type FreeLook, isUrgent } from './count-free-look.ts';

const signed: readonly NextStep[] = [
  { say: 'Call the insurance company, not only the agent, and withdraw your application.' },
  { say: 'Say it in writing too: by email, or by certified mail.', more: 'The letter below does. Keep a copy.' },
  {
    say: 'Ask the company that sends the money to stop the transfer.',
    more: 'Do this if the money comes from another annuity or account.',
  },
  { say: 'Ask the insurer to send back what you paid, and to confirm it in writing.' },
  { say: 'If the contract still comes, write down the day and keep the envelope.', more: 'Your free look starts then.' },
];

const noDate: readonly NextStep[] = [
  { say: 'Find the day of delivery: on the delivery receipt, the envelope or the email.' },
  { say: 'Find the days: look on the first page for “right to examine” or “free look”.' },
  { say: 'Enter both above.', more: 'Want to cancel? Fill in the letter below.' },
];

const letter: NextStep = {
  say: 'Print and sign the letter below.',
  onPaper: 'Print and sign the letter of the free-look helper.',
  more: 'Every owner signs.',
};

/** What to do, in order, in the visitor's situation. */
export function nextSteps(isSigned: boolean, freeLook: FreeLook | null): readonly NextStep[] {
  if (isSigned) return signed;
  if (!freeLook) return noDate;
  const { phase, lastDay, mailBy, delivered } = freeLook;
  if (phase === 'over')
    return [
      { say: 'Read the cover again.', more: 'It may give you more days, or count them in another way.' },
      { say: 'Write to the insurer today, and ask if you can still cancel.' },
      { say: 'Did no one tell you about a free look? Ask your state’s insurance department.' },
      { say: 'Ask what leaving costs now, before you sign anything else.' },
    ];
  if (phase === 'not-delivered')
    return [
      {
        say: 'Keep the envelope and the delivery receipt.',
        more: `If the contract comes on another day than ${sayDay(delivered)}, change the date above.`,
      },
      { say: 'Read the first page that day: how many days, and where to send a cancellation.' },
      { say: 'Sure now? Call the insurance company and withdraw your application.', more: 'You need not wait.' },
    ];
  if (isUrgent(freeLook))
    return [
      { say: 'Call the insurer now: how can a cancellation reach them in time?', more: 'By fax, by email or overnight.' },
      letter,
      { say: 'Send it that way today, and by certified mail too.' },
      { say: 'Keep every receipt, and the name of the person you spoke with.' },
    ];
  return [
    letter,
    {
      say: `Send it with the contract by certified mail, by ${sayDay(mailBy ?? lastDay)}.`,
      more: 'Ask for a return receipt.',
    },
    { say: 'Call the insurer the same day.', more: 'Ask which day counts: when you mail it, or when they get it.' },
    { say: 'Keep the postmarked receipt and your copies until you have your money.' },
  ];
}
