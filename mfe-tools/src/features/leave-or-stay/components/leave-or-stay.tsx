import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { NothingToPrint } from '@annuity-lantern/host-kit/print-or-send';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { HandOver } from '@annuity-lantern/tool-kit/hand-over';
import { TalkPoints } from '@annuity-lantern/tool-kit/talk-points';
import { ToolColumns } from '@annuity-lantern/tool-kit/tool-columns';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { EmptyState } from '@annuity-lantern/ui';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useThisYear } from '../../../people/use-this-day.ts';
import { ExampleAnswer } from '../../../result/example-answer.tsx';
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
  const { inputs, change, changed, good, outdated, hash, unread } = useKeptInputs(form, leaveFields, readLeaving);
  // Keeps typing responsive: results follow at a lower priority.
  const settled = useDeferredValue(good);
  const view = useMemo(() => settled && leaveView(settled), [settled]);
  const thisYear = useThisYear();
  const steps = useMemo(() => view && stepsView(view, thisYear), [view, thisYear]);
  const said = view && !outdated ? sayLeaving(view) : 'No new result yet.';
  const whyNone = `Still missing: ${missingOf(inputs).join('; ')}.`;

  return (
    <ToolColumns
      inputs={
        <FiguresForm form={form} id={FORM_ID} unread={unread} answer={view ? said : undefined}>
          <LeaveInputs inputs={inputs} change={change} />
        </FiguresForm>
      }
    >
      <Announced text={changed ? said : ''} />
      {view ? (
        <>
          <ExampleAnswer
            view={view}
            example="Example, not your contract."
            outdated={outdated ? formatDollars(view.exchange.value) : null}
            notice="This compares your numbers; both contracts have the final say."
          />
          <LeaveByYear view={view} />
          <LeaveWorking view={view} />
        </>
      ) : (
        <EmptyState title="No result yet" text={whyNone} />
      )}
      <LeaveInSteps steps={steps} isUnsure={view?.unadjusted != null} inputs={inputs} change={change} />
      <TaxesInShort />
      <TalkPoints points={askBeforeLeaving}>
        <HandOver to="annuity-review" label="Request a free review" figures={good && offeredFigures(good)} />
      </TalkPoints>
      {view && steps ? (
        <PrintLeaving view={view} steps={steps} outdated={outdated} hash={hash} />
      ) : (
        <NothingToPrint title={toolNames['leave-or-stay']} why={whyNone} />
      )}
    </ToolColumns>
  );
}
