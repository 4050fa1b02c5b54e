import type { ToolId } from '@annuity-lantern/contracts/tools';

/** The address of a result, the title on its sheet, and what is large on it. */
type ByButton = readonly [address: string, title: string, figure: RegExp];

type Printed =
  /** The browser's own menu prints the sheet as well. */
  | { readonly fromAnyWindow: readonly [string, ...string[]]; readonly byButton?: ByButton }
  /** Printed by the button on the page only. */
  | { readonly byButton: ByButton };

const check = '/annuity-review/check';
// As the links of the check name them.
const allPhrases = 'said=bonus.linked.noFees.protected.noRisk.income.walkAway';
const leave = '/annuity-review/leave-or-stay';
const longestCheck = `${check}#value=150000&paidIn=120000&credit=cap&rate=6&fees=3.4&period=12&left=8&charge=9&free=5&mva=yes&needAmount=60000&needYears=3&bonus=8&bonusBack=yes&rollUp=8&rollUpKind=simple&rollUpYears=10&payout=5&asCash=yes&earned=3&newRate=5.5&newFees=unsure&newYears=7&schedule=8%2C+7`;

/** Results of each tool for its sheet of paper: the defaults, and the longest and largest inputs. */
export const printedTools: Readonly<Record<ToolId, Printed>> = {
  'comparison-tools': { byButton: ['/comparison-tools', 'Most you can take out', /\$\d{2},\d{3}/] },
  'annuity-comparison': {
    fromAnyWindow: [
      '/annuity-comparison#compare=steadyterm-5.index-shelter-7.legacy-bonus-10&view=open',
      '/annuity-comparison#amount=100000000&compare=quiet-years-5.summit-choice-variable.grand-bonus-12&view=open',
      '/annuity-comparison#amount=100000000&compare=fixed-horizon-3.shared-growth-9.pinnacle-max-variable&view=open',
      '/annuity-comparison#amount=100000000&compare=wide-margin-8.orchard-index-7.grand-bonus-12&view=open',
    ],
  },
  'retirement-calculator': {
    fromAnyWindow: [
      '/retirement-calculator',
      '/retirement-calculator#amount=100000000&age=55&start=85&pays=two-thirds&spouseAge=50&sex=female&spouseSex=male&inflation=9.75&earns=14.75&target=1000000',
      '/retirement-calculator#amount=100000000&age=80&start=80&sex=female&inflation=9.75&earns=4.25&target=99999999',
    ],
  },
  'income-planning': {
    fromAnyWindow: [
      '/income-planning',
      '/income-planning#social=99999&amount=100000000&age=50&start=60&dollars=real&inflation=9.75&birthday=ahead&sex=female&pension=99999&pensionAge=85&pensionKeeps=two-thirds&spouse=yes&spouseSocial=99999&spouseAge=90&spouseSex=female',
      '/income-planning#social=9999&amount=100000000&age=62&start=67&dollars=real&inflation=9.75&birthday=ahead&sex=male&spouse=yes&spouseSocial=9999&spouseAge=50&spouseSex=female',
      '/income-planning#social=9999&amount=100000000&age=66&start=75&dollars=paid&inflation=9.75&birthday=newyear&sex=male&spouse=yes&spouseSocial=9999&spouseAge=50&spouseSex=female',
    ],
    byButton: ['/income-planning', 'Income planner', /\$5,078/],
  },
  'do-i-need-one': { fromAnyWindow: ['/do-i-need-one'], byButton: ['/do-i-need-one', 'Do I need one?', /An annuity may not fit/] },
  'required-withdrawal': {
    fromAnyWindow: [
      '/required-withdrawal',
      '/required-withdrawal#born=1986&balance=99999999',
      '/required-withdrawal#born=1906&balance=99999999',
    ],
    byButton: ['/required-withdrawal', 'Required withdrawal', /\$\d{1,3},\d{3}/],
  },
  'pension-choice': {
    fromAnyWindow: [
      '/pension-choice',
      '/pension-choice#lump=99999999&single=999999&joint=899999&age=50&spouseAge=90&share=66.67&p75=888888&p50=888888&sex=female&spouseSex=male&rate=11.75&premium=99999&policyYears=60&shown=p50',
    ],
    byButton: ['/pension-choice', 'Pension choice', /\$\d{3},\d{3}/],
  },
  'quote-check': {
    fromAnyWindow: [
      '/quote-check',
      '/quote-check#price=99999999&monthly=999999.99&age=50&option=installmentRefund&sex=female&spouseAge=90&spouseSex=male&rate=11.75',
    ],
    byButton: ['/quote-check', 'Quote check', /\d+ cents/],
  },
  'four-ways': {
    fromAnyWindow: [
      '/four-ways',
      '/four-ways#amount=99999999&income=99999999&age=50&sex=female&rises=level&share=66.67&stocks=33.33&costs=2.75&ladder=dollars&rate=14.75',
    ],
    byButton: ['/four-ways', 'Four ways to the same income', /\d+ of 100/],
  },
  'contract-check': {
    fromAnyWindow: [
      `${check}#value=150000`,
      `${check}#said=linked.income.free`,
      `${check}#amount=99999999&${allPhrases}`,
      `${longestCheck}&${allPhrases}`,
    ],
  },
  'leave-or-stay': {
    fromAnyWindow: [
      leave,
      `${leave}#value=99999999&charge=9.25&earned=3.25&newRate=5.75&left=8&mva=unsure&newBonus=5&newYears=10&free=7.25&base=99999999&payout=12.25&death=100000000&age=88&sex=female`,
    ],
    byButton: [leave, 'Leave or stay', /2\.1 years/],
  },
  'free-look': {
    byButton: ['/annuity-alert/free-look#delivered=2026-11-16&days=20&state=PA&replaces=yes', 'Free-look helper', /December 6, 2026/],
  },
  'roll-up-decoder': { fromAnyWindow: ['/annuity-alert'], byButton: ['/annuity-alert', 'Roll-up decoder', /1\.70% a year/] },
  'renewal-window': { byButton: ['/renewal-window#ends=2027-03-01&days=30&window=after', 'Renewal guide', /March 30, 2027/] },
  // The most options that a case has.
  'inherited-annuity': {
    byButton: ['/inherited-annuity#who=person&account=pretax&died=2026-03-10', 'Inherited annuity guide', /December 31, 2027/],
  },
};
