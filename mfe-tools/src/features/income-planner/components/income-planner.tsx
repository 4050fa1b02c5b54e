import { toolNames } from '@annuity-lantern/contracts/tools';
import { monthOf } from '@annuity-lantern/domain/benefit-cut';
import { NothingToPrint } from '@annuity-lantern/host-kit/print-or-send';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { HandOver } from '@annuity-lantern/tool-kit/hand-over';
import { TalkPoints } from '@annuity-lantern/tool-kit/talk-points';
import { ToolColumns } from '@annuity-lantern/tool-kit/tool-columns';
import { ToolNotice } from '@annuity-lantern/tool-kit/tool-notice';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { EmptyState, font } from '@annuity-lantern/ui';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useStartAge } from '../../../inputs/use-start-age.ts';
import { useThisDay } from '../../../people/use-this-day.ts';
import { whatThisIs } from '../../../result/what-this-is.ts';
import { claimingMap } from '../model/claiming-map.ts';
import { offeredFigures } from '../model/offered-figures.ts';
import { plannerFacts } from '../model/planner-facts.ts';
import { FORM_ID, limits, parseInputs, plannerFields, sinceProblem } from '../model/planner-inputs.ts';
import { sayRecommendation } from '../model/say-recommendation.ts';
import { useOptimizing } from '../model/use-optimizing.ts';
import { AssumptionFields } from './assumption-fields.tsx';
import { ClaimingSection } from './claiming-section.tsx';
import { CoupleSection } from './couple-section.tsx';
import { IncomeAnswer, sayInShort } from './income-answer.tsx';
import { IncomeFrame } from './income-frame.tsx';
import { IncomeWorking } from './income-working.tsx';
import { PensionFields } from './pension-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import { PrintPlan } from './print-plan.tsx';
import { StrategyStatus } from './strategy-status.tsx';
import { WhenToClaim } from './when-to-claim.tsx';

export function IncomePlanner() {
  const form = useRef<HTMLFormElement>(null);
  const today = useThisDay();
  const { inputs, change, changed, good, outdated, hash, unread } = useKeptInputs(form, plannerFields, parseInputs);
  const { plan, busy } = useOptimizing(good?.plan ?? null, changed);
  // Keeps typing responsive: results follow at a lower priority.
  const settled = useDeferredValue(good);
  const facts = useMemo(() => (settled && plan ? plannerFacts({ ...settled, plan }, today) : null), [settled, plan, today]);
  const claiming = useMemo(() => facts && claimingMap(facts, today), [facts, today]);
  const startAge = useStartAge(inputs, limits.age, change);
  const problem = startAge.problem ?? sinceProblem(inputs);
  const result = facts ? sayInShort(facts) : '';
  const summary = outdated || !facts ? 'No new result yet.' : result;

  return (
    <ToolColumns
      inputs={
        <FiguresForm form={form} unread={unread} id={FORM_ID} answer={summary}>
          <PlanFields inputs={inputs} change={change} startAge={startAge} thisYear={monthOf(today).year} />
          {good && <StrategyStatus busy={busy} outdated={outdated} />}
          <PensionFields inputs={inputs} change={change} />
          <AssumptionFields inputs={inputs} change={change} thisYear={monthOf(today).year} currentAge={good?.plan.currentAge ?? null} />
        </FiguresForm>
      }
    >
      <Announced text={changed && !busy ? summary : ''} />
      {facts ? (
        <IncomeAnswer facts={facts} busy={busy} outdated={outdated} />
      ) : (
        <EmptyState title={problem ? `${problem}.` : 'Enter your information to see your monthly income'} />
      )}
      <ToolNotice>It shows the math, so you can check any plan.</ToolNotice>
      {facts && (
        <>
          <p className={font.note}>{whatThisIs}</p>
          <IncomeWorking facts={facts} />
          <IncomeFrame facts={facts} inputs={inputs} change={change} />
          <ClaimingSection facts={facts} />
          <CoupleSection facts={facts} inputs={inputs} change={change} />
          <WhenToClaim facts={facts} found={claiming} inputs={inputs} change={change} />
        </>
      )}
      <TalkPoints points={facts ? facts.plan.recommendations.map((told) => sayRecommendation(told, facts)) : usualPoints}>
        <HandOver to="consultation" label="Talk to an advisor about this" figures={good && offeredFigures(good, today)} />
      </TalkPoints>
      {facts && !problem ? (
        <PrintPlan facts={facts} claiming={claiming} outdated={outdated} hash={hash} />
      ) : (
        <NothingToPrint
          title={toolNames['income-planning']}
          why={problem ? `${problem}.` : 'Enter your Social Security or an annuity amount to see your monthly income.'}
        />
      )}
    </ToolColumns>
  );
}

const usualPoints = [
  'Look up what Social Security would pay you at 62, at full retirement age and at 70. Your account at ssa.gov shows it.',
];
