import { CHECK_DAYS_BEFORE, type RenewalWindow } from '@annuity-lantern/domain/renewal-window';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import type { NextStep } from '../../../what-next/next-step.ts';

const compare: NextStep = { say: 'Compare the renewal rate with other insurers’ rates for the same number of years.' };
const choose: NextStep = { say: 'Choose: renew, move to another insurer, start an income, or take the money.' };
const move: NextStep = {
  say: 'To move, sign the new insurer’s transfer form.',
  more: 'Don’t take a check: you would pay tax on the gain.',
};

/** What to do, in order, in the visitor's situation; the steps for everyone without a window. */
export function nextSteps(window: RenewalWindow | null): readonly NextStep[] {
  if (window?.phase === 'closed')
    return [
      { say: 'Call the insurer today: has the contract renewed, and can you still choose?' },
      { say: 'Did no one tell you about the window? Say so in writing.', more: 'Your state’s insurance department can help.' },
      { say: 'Ask what leaving costs now: the surrender charge and the market value adjustment.' },
      { say: 'Ask when the new term ends, and put its window in your calendar.' },
    ];
  if (window && isLate(window))
    return [
      { say: 'Call the insurer now: how can your choice reach them in time?', more: 'Ask if the form alone is enough.' },
      { say: `Send your choice that way today, and keep proof that it arrived by ${sayDay(window.closes)}.` },
      move,
      { say: 'Not sure yet? Ask what a renewal binds you to, and for how long.' },
    ];
  if (window?.phase === 'open')
    return [
      { say: 'Ask for the renewal rate, the new term and the new charge in writing.', more: 'Skip this if you have them.' },
      compare,
      { ...choose, more: 'Send your choice now, in writing. Keep a copy.' },
      move,
      { say: `On ${sayDay(window.checkOn)}, call and check that it arrived.` },
    ];
  return [
    {
      say: `Ask your insurer in writing${window ? byWhen(window) : ''} for the renewal rate, the new term and the new charge.`,
      more: 'If the rate isn’t set yet, ask when it will be.',
    },
    {
      say: 'Ask for the first and last day of the window.',
      more: 'Ask if your form must arrive by the last day, or if you can mail it that day.',
    },
    compare,
    choose,
    { say: `Send your choice when the window opens${window ? `, on ${sayDay(window.opens)}` : ''}.`, more: 'Keep a copy.' },
    { say: `${window ? `On ${sayDay(window.checkOn)}` : 'A week before the window closes'}, call and check that it arrived.` },
  ];
}

function byWhen({ phase, askOn }: RenewalWindow): string {
  return phase === 'ask' ? ' now' : `, by ${sayDay(askOn)},`;
}

/** Whether a letter may come too late. */
export function isLate({ phase, daysLeft }: RenewalWindow): boolean {
  return phase === 'last-day' || (phase === 'open' && daysLeft !== null && daysLeft <= CHECK_DAYS_BEFORE);
}
