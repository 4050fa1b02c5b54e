import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import type { CountedCase } from './count-case.ts';

/** How a visitor finds out the kind of account. */
export const findTheKind: readonly string[] = [
  'Look at the owner’s last Form 1099-R. A check mark at “IRA/SEP/SIMPLE” in box 7 means an IRA. Code D there means money already taxed.',
  'Look at the last statement and the contract’s first page for “IRA”, “Roth”, “401(k)”, “403(b)” or “non-qualified”.',
  'Call the insurer. Ask: “Is it non-qualified, a traditional IRA, a Roth IRA or an employer plan?” Ask for the answer in writing.',
];

/** What to do, in order, in the visitor's situation; the steps for everyone without a case. */
export function nextSteps(counted: CountedCase | null): readonly string[] {
  const { heir, kinds, first } = counted ?? {};
  const past = kinds?.length === 1 ? kinds[0].options.filter(({ isPast }) => isPast).map(({ binds }) => binds) : [];
  return [
    ...(past.some((binds) => binds !== 'choosers')
      ? ['A last day may have passed. Ask the insurer and a tax advisor today what you can still do.']
      : []),
    'Tell the insurer about the death. Have a certified death certificate ready.',
    ...(heir === 'trust-or-estate' ? ['Have the trust papers, or the court’s letter that names the executor.'] : []),
    ...(kinds && kinds.length > 1 ? ['Find out the kind of annuity: the list above says how.'] : []),
    'Ask in writing for every option that the contract gives you, and the last day for each. Don’t take a check yet.',
    'Ask what the owner paid in, how much is gain, and if payments to the owner had begun.',
    ...(heir === 'spouse' ? ['Ask for the form that makes it your own, in case you choose that.'] : []),
    `${first ? `Show the answers to a tax advisor well before ${sayDay(first)}.` : 'Show the answers to a tax advisor.'} Then choose in writing, and keep the confirmation.`,
  ];
}
