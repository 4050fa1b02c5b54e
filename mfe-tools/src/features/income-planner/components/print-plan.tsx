import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatCents, formatDollars } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend, type SheetFact } from '@annuity-lantern/host-kit/print-or-send';
import { coupleCourse } from '../model/couple-course.ts';
import type { PlannerFacts } from '../model/planner-facts.ts';
import { sayQualified, WhatThisIsWords } from './income-answer.tsx';

interface PrintPlanProps {
  readonly facts: PlannerFacts;
  readonly outdated: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
}

/** The plan on one page of paper, and as a link. Health stays on the screen: nothing here depends on it. */
export function PrintPlan({ facts, outdated, hash }: PrintPlanProps) {
  const { plan, input } = facts;
  const total = formatCents(plan.totalIncome);
  return (
    <PrintOrSend
      hash={outdated ? null : hash}
      sentence={`Social Security and an annuity could pay about ${total} a month together, from age ${input.startAge}. An example, not a quote.`}
      sheet={{
        title: toolNames['income-planning'],
        label: `From age ${input.startAge} you would have about`,
        figure: total,
        words: ['a month, for life.', ...sayQualified(facts)].join(' '),
        facts: [
          { label: 'Social Security', value: `${formatCents(plan.socialSecurityIncome)} a month` },
          { label: `Annuity, for ${formatDollars(input.annuityAmount)}`, value: `${formatCents(plan.annuityIncome)} a month` },
          ...coupleFacts(coupleCourse(facts)),
        ],
        disclosures: (
          <>
            <span>{rateWords.example}</span> <WhatThisIsWords facts={facts} />
          </>
        ),
        questions: [
          'What does my Social Security statement say for 62, full retirement age and 70?',
          'Which part of this income rises with prices?',
          facts.spouse
            ? 'What is left each month for the one who lives longer?'
            : 'How much money do I keep outside the annuity for emergencies?',
        ],
        outdated,
      }}
    />
  );
}

function coupleFacts(couple: ReturnType<typeof coupleCourse>): SheetFact[] {
  if (!couple) return [];
  const { both, onlyYou, onlySpouse } = couple.income;
  return [
    { label: 'While you both live', value: `${formatCents(both)} a month` },
    { label: 'For one of you', value: `you ${formatCents(onlyYou)}, your spouse ${formatCents(onlySpouse)}` },
  ];
}
