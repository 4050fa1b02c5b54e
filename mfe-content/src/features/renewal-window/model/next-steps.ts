import { CHECK_DAYS_BEFORE, type RenewalWindow } from '@annuity-lantern/domain/renewal-window';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';

const compare = 'Compare the renewal rate with other insurers’ rates for the same number of years.';
const choose = 'Choose: renew, move to another insurer, start an income, or take the money.';
const move = 'Moving? Sign the new insurer’s transfer form. Don’t take a check: you would pay tax on the gain.';

/** What to do, in order, in the visitor's situation; the steps for everyone without a window. */
export function nextSteps(window: RenewalWindow | null): readonly string[] {
  if (window?.phase === 'closed')
    return [
      'Call the insurer today. Ask if the contract has renewed, and if you can still choose.',
      'Did no one tell you about the window? Say so in writing, and ask your state’s insurance department.',
      'Ask what leaving costs now: the surrender charge and the market value adjustment.',
      'Ask when the new term ends, and put its window in your calendar.',
    ];
  if (window && isLate(window))
    return [
      'Call the insurer now. Ask how your choice can reach them in time, and if the form alone is enough.',
      `Send your choice that way today. Keep proof that it arrived by ${sayDay(window.closes)}.`,
      move,
      'Not sure yet? Ask what a renewal binds you to, and for how long.',
    ];
  if (window?.phase === 'open')
    return [
      'Ask for the renewal rate, the new term and the new charge, if you don’t have them in writing.',
      `${compare} ${choose}`,
      `Send your choice now, in writing. Keep a copy.`,
      move,
      `On ${sayDay(window.checkOn)}, call and check that it arrived.`,
    ];
  return [
    `Ask your insurer in writing${window ? byWhen(window) : ''} for the renewal rate, the new term and the new charge. If the rate isn’t set yet, ask when it will be.`,
    'Ask for the first and last day of the window. Ask if your form must arrive by the last day, or if you can mail it that day.',
    compare,
    choose,
    `Send your choice when the window opens${window ? `, on ${sayDay(window.opens)}` : ''}. Keep a copy.`,
    `${window ? `On ${sayDay(window.checkOn)}` : 'A week before the window closes'}, call and check that it arrived.`,
  ];
}

function byWhen({ phase, askOn }: RenewalWindow): string {
  return phase === 'ask' ? ' now' : `, by ${sayDay(askOn)},`;
}

/** Whether a letter may come too late. */
export function isLate({ phase, daysLeft }: RenewalWindow): boolean {
  return phase === 'last-day' || (phase === 'open' && daysLeft !== null && daysLeft <= CHECK_DAYS_BEFORE);
}
