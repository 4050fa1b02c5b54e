import { HandOver } from '@annuity-lantern/tool-kit/hand-over';
import { TalkPoints } from '@annuity-lantern/tool-kit/talk-points';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useThisYear } from '../../../people/use-this-day.ts';
import { ExampleTool } from '../../../result/example-tool.tsx';
import { leaveFields } from '../model/leave-fields.ts';
import { leaveView, sayLeaving } from '../model/leave-view.ts';
import { offeredFigures } from '../model/offered-figures.ts';
import { missingOf, readLeaving } from '../model/read-leaving.ts';
import { stepsView } from '../model/steps-view.ts';
import { LeaveByYear } from './leave-by-year.tsx';
import { FORM_ID, LeaveInSteps } from './leave-in-steps.tsx';
import { LeaveInputs } from './leave-inputs.tsx';
import { LeaveWorking } from './leave-working.tsx';
import { askBeforeLeaving, PrintLeaving } from './print-leaving.tsx';
import { TaxesInShort } from './taxes-in-short.tsx';

/** Whether and from which year it pays to leave an annuity for another. */
export function LeaveOrStay() {
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptInputs(form, leaveFields, readLeaving);
  const { inputs, change, good, outdated, hash } = kept;
  // Keeps typing responsive: results follow at a lower priority.
  const settled = useDeferredValue(good);
  const view = useMemo(() => settled && leaveView(settled), [settled]);
  const thisYear = useThisYear();
  const steps = useMemo(() => view && stepsView(view, thisYear), [view, thisYear]);

  return (
    <ExampleTool
      tool="leave-or-stay"
      form={form}
      formId={FORM_ID}
      kept={kept}
      inputs={<LeaveInputs inputs={inputs} change={change} />}
      view={view}
      missing={missingOf(inputs)}
      sayInShort={sayLeaving}
      amountOf={({ exchange }) => exchange.value}
      example="Example, not your contract."
      notice="This compares your numbers; both contracts have the final say."
      result={(shown) => (
        <>
          <LeaveByYear view={shown} />
          <LeaveWorking view={shown} />
        </>
      )}
      sheet={(shown) => steps && <PrintLeaving view={shown} steps={steps} outdated={outdated} hash={hash} />}
    >
      <LeaveInSteps steps={steps} isUnsure={view?.unadjusted != null} inputs={inputs} change={change} />
      <TaxesInShort />
      <TalkPoints points={askBeforeLeaving}>
        <HandOver to="annuity-review" label="Request a free review" figures={good && offeredFigures(good)} />
      </TalkPoints>
    </ExampleTool>
  );
}
