import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import type { NextStep } from '../../../what-next/next-step.ts';
import type { CountedCase } from './count-case.ts';

/** How a visitor finds out the kind of account. */
export const findTheKind: readonly NextStep[] = [
  {
    say: 'Look at box 7 of the owner’s last Form 1099-R.',
    more: 'A check mark at “IRA/SEP/SIMPLE” means an IRA. Code D means money already taxed.',
  },
  {
    say: 'Look at the last statement for “IRA”, “Roth”, “401(k)”, “403(b)” or “non-qualified”.',
    more: 'The contract’s first page says it too.',
  },
  {
    say: 'Ask the insurer in writing: is it non-qualified, a traditional IRA, a Roth IRA or an employer plan?',
  },
];

/** On paper, two of the three questions ask the same. */
export const askWhatWasPaid: NextStep = {
  say: 'Ask what the owner paid in, how much is gain, and if payments to the owner had begun.',
};

/** What to do, in order, in the visitor's situation; the steps for everyone without a case. */
export function nextSteps(counted: CountedCase | null): readonly NextStep[] {
  const { heir, kinds, first } = counted ?? {};
  const isUnsure = kinds !== undefined && kinds.length > 1;
  const isPast = !isUnsure && kinds?.[0].options.some((option) => option.isPast && option.binds !== 'choosers');
  const steps: readonly (NextStep | false | undefined)[] = [
    isPast && {
      say: 'Ask the insurer and a tax advisor today what you can still do.',
      more: 'A last day may have passed.',
    },
    { say: 'Tell the insurer about the death.', more: 'Have a certified death certificate ready.' },
    heir === 'trust-or-estate' && { say: 'Have the trust papers ready, or the court’s letter that names the executor.' },
    isUnsure && { say: 'Find out the kind of annuity.', more: 'The list above says how.' },
    { say: 'Ask in writing for every option, and the last day for each.', more: 'Don’t take a check yet.' },
    askWhatWasPaid,
    heir === 'spouse' && { say: 'Ask for the form that makes it your own, in case you choose that.' },
    {
      say: first ? `Show the answers to a tax advisor well before ${sayDay(first)}.` : 'Show the answers to a tax advisor.',
      more: 'Then choose in writing, and keep the confirmation.',
    },
  ];
  return steps.filter((step) => typeof step === 'object');
}
