import { alterations } from '@annuity-lantern/contracts/testing/alter-address';
import { tidyAddress } from '@annuity-lantern/contracts/tidy-address';
import { initialInputs, readInputsHash, unreadInHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { checkLinks } from '@annuity-lantern/tool-kit/testing/check-links';
import { expect, it } from 'vitest';
import { claimIds, claimOf } from './features/contract-check/model/brochure-claims.ts';
import { checkFields } from './features/contract-check/model/check-fields.ts';
import { keptFields } from './features/contract-check/model/kept-fields.ts';
import { leaveLink } from './features/contract-check/model/leave-link.ts';
import { questionNames, questionOf } from './features/contract-check/model/questions.ts';
import { readAnswers } from './features/contract-check/model/read-answers.ts';
import { needFields } from './features/do-i-need-one/model/questions.ts';
import { waysFields } from './features/four-ways/model/ways-fields.ts';
import { plannerFields } from './features/income-planner/model/planner-inputs.ts';
import { leaveFields } from './features/leave-or-stay/model/leave-fields.ts';
import { payoutFields } from './features/payout-calculator/model/calculator-inputs.ts';
import { pensionFields } from './features/pension-choice/model/pension-fields.ts';
import { comparisonFields } from './features/product-comparison/model/comparison-inputs.ts';
import { quoteFields } from './features/quote-check/model/quote-fields.ts';
import { askFields } from './features/rate-answer/model/ask-inputs.ts';
import { firstView, readView, writeView } from './features/rate-comparison/model/rate-view.ts';
import { withdrawalFields } from './features/required-withdrawal/model/withdrawal-fields.ts';

const checked = Object.fromEntries(
  questionNames.map((name) => {
    const question = questionOf(name);
    if (question.kind === 'choice') return [name, question.options[0]?.value ?? ''];
    return [name, question.kind === 'percents' ? '7, 6, 5' : '5'];
  }),
);

const brochure = Object.fromEntries(
  claimIds.flatMap((id) => [[`says-${id}`, 'yes'], ...(claimOf(id).figure ? [[`percent-${id}`, '8.5']] : [])]),
);

// A link of each tool, with a value for each of its names.
checkLinks(import.meta.dirname, {
  keptFields: { path: '/annuity-review/check', fields: keptFields, texts: { ...checked, ...brochure, amount: '150,000' } },
  leaveFields: {
    path: '/annuity-review/leave-or-stay',
    fields: leaveFields,
    texts: {
      ...{ fees: '1.5', newFees: '0.5', newBonus: '5', newYears: '7', schedule: '4, 3, 2' },
      ...{ free: '7.5', base: '220,000', payout: '5.5', death: '180,000', age: '70', sex: 'female' },
    },
  },
  plannerFields: { path: '/income-planning', fields: plannerFields, texts: { realRate: '3', earns: '4' } },
  payoutFields: { path: '/retirement-calculator', fields: payoutFields, texts: { pays: 'two-thirds', spouseAge: '63', money: 'taxed' } },
  pensionFields: {
    path: '/pension-choice',
    fields: pensionFields,
    texts: { p75: '2,180', p50: '2,250', premium: '210', policyYears: '20', money: 'pretax' },
  },
  quoteFields: { path: '/quote-check', fields: quoteFields, texts: { option: 'joint50either' } },
  waysFields: { path: '/four-ways', fields: waysFields, texts: { rises: 'level', ladder: 'real', realRate: '2.5' } },
  withdrawalFields: { path: '/required-withdrawal', fields: withdrawalFields },
  needFields: { path: '/do-i-need-one', fields: needFields },
  comparisonFields: {
    path: '/annuity-comparison',
    fields: comparisonFields,
    texts: { amount: '250,000', q: 'free look', type: 'MYGA', compare: 'alder-5.pike-7', view: 'open' },
  },
  askFields: { path: '/comparison-tools', fields: askFields, texts: { state: 'OH', money: 'roth' } },
});

it('reads the filters of the rate list as they were written, however a mail program altered them', () => {
  const view = { ...firstView, type: 'MYGA', sort: 'term', rating: 'A', atLeast: 'A-', years: 5, minimumRate: 4.25 } as const;
  const chosen = { ...view, maximumPremium: 50_000, carriers: ['Pike (Ohio)', 'Alder & Pike Ins'], listed: 40 };
  const address = `/comparison-tools${writeView(chosen)}`;
  expect(tidyAddress(address)).toBe(address);
  for (const [what, alter] of Object.entries(alterations)) {
    expect([what, readView(tidyAddress(alter(address)).slice('/comparison-tools'.length))]).toEqual([what, chosen]);
  }
});

it('reads in "Leave or stay" every answer that the contract check takes along', () => {
  const answered = readAnswers({ ...initialInputs(checkFields), ...checked });
  const link = answered.kind === 'good' ? leaveLink(answered.good) : '';
  expect(unreadInHash(leaveFields, link)).toEqual([]);
  // The check doesn't ask what ends with the contract.
  const { base, payout, death, age, sex, ...asked } = leaveFields;
  expect(Object.keys(readInputsHash(leaveFields, link)).sort()).toEqual(Object.keys(asked).sort());
});
