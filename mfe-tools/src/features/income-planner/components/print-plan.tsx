import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatCents, formatDollars } from '@annuity-lantern/domain/format-number';
import type { CoupleIncome } from '@annuity-lantern/domain/income-survivor';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend, type SheetFact } from '@annuity-lantern/host-kit/print-or-send';
import { whatThisIs } from '../../../result/what-this-is.ts';
import { type claimingMap, notEndorsed, sayClaims } from '../model/claiming-map.ts';
import { coupleCourse } from '../model/couple-course.ts';
import type { PlannerFacts } from '../model/planner-facts.ts';
import { sayFirst, sayInShort, sayMoreOnThis, sayOnPaper } from './income-answer.tsx';

interface PrintPlanProps {
  readonly facts: PlannerFacts;
  readonly claiming: ReturnType<typeof claimingMap>;
  readonly outdated: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
}

/** The plan on one page of paper, and as a link. Health stays on the screen: nothing here depends on it. */
export function PrintPlan({ facts, claiming, outdated, hash }: PrintPlanProps) {
  const { plan, input } = facts;
  const { lead, figure, words } = sayFirst(facts);
  const map = typeof claiming === 'string' ? null : claiming;
  return (
    <PrintOrSend
      hash={outdated ? null : hash}
      sentence={`Social Security${facts.pension ? ', a pension' : ''} and an annuity together: ${sayInShort(facts).replace(/you/g, 'I')} An example, not a quote.`}
      sheet={{
        title: toolNames['income-planning'],
        label: lead,
        figure,
        words: [words.trim(), ...sayOnPaper(facts)].join(' '),
        facts: [
          {
            label: 'Social Security, in today’s dollars',
            value: `${formatCents(plan.socialSecurityPaid)} a month ${facts.claimedMonths === null ? `from age ${plan.socialSecurityAge}` : 'already'}`,
          },
          ...pensionFacts(facts),
          {
            label: `Annuity, for ${formatDollars(input.annuityAmount)}`,
            value: `${formatCents(plan.annuityIncome)} a month from age ${input.startAge}`,
          },
          ...coupleFacts(coupleCourse(facts), facts.cut),
          ...(map ? [{ label: 'Claims worth most on average', value: sayClaims(map.best.claims) }] : []),
        ],
        disclosures: (
          <>
            <span>{rateWords.example}</span> <b>{whatThisIs}</b> <span>{sayMoreOnThis(facts)}</span> {map && <span>{notEndorsed}</span>}
          </>
        ),
        questions: [
          facts.claimedMonths === null
            ? 'What does my Social Security statement say for 62, full retirement age and 70?'
            : 'How much of this income is taxed?',
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

function pensionFacts({ pension, plan }: PlannerFacts): SheetFact[] {
  if (!pension) return [];
  const label = `Pension, ${pension.risesWithPrices ? 'in today’s dollars' : 'as paid'}`;
  return [{ label, value: `${formatCents(plan.pensionIncome)} a month from age ${pension.fromAge}` }];
}

function coupleFacts(couple: ReturnType<typeof coupleCourse>, cut: PlannerFacts['cut']): SheetFact[] {
  if (!couple) return [];
  const { fromAge, afterCut } = couple.income;
  return [
    ...incomeFacts(couple.income, afterCut ? `until ${cut?.until}` : `from age ${fromAge}`),
    ...(afterCut ? incomeFacts(afterCut, `from ${cut?.from}`) : []),
  ];
}

function incomeFacts({ both, onlyYou, onlySpouse }: CoupleIncome, when: string): SheetFact[] {
  return [
    { label: `While you both live, ${when}`, value: `${formatCents(both)} a month` },
    { label: `For one of you, ${when}`, value: `you ${formatCents(onlyYou)}, your spouse ${formatCents(onlySpouse)}` },
  ];
}
