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
import { offeredFigures } from '../model/offered-figures.ts';
import { missingOf, readWays } from '../model/read-ways.ts';
import { waysFields } from '../model/ways-fields.ts';
import { sayInShort, waysView } from '../model/ways-view.ts';
import { CompareWays } from './compare-ways.tsx';
import { EveryStart } from './every-start.tsx';
import { askAboutWays, PrintWays } from './print-ways.tsx';
import { WaysInputs } from './ways-inputs.tsx';
import { WaysWorking } from './ways-working.tsx';
import { WhatHistoryLeavesOpen } from './what-history-leaves-open.tsx';

/** An annuity, a portfolio, both, or a ladder for the same income, through every start since 1871. */
export function FourWays() {
  const form = useRef<HTMLFormElement>(null);
  const thisYear = useThisYear();
  const { inputs, change, changed, good, outdated, hash, unread } = useKeptInputs(form, waysFields, readWays);
  // Keeps typing responsive: results follow at a lower priority.
  const settled = useDeferredValue(good);
  const view = useMemo(() => settled && waysView(settled, thisYear), [settled, thisYear]);
  const said = view && !outdated ? sayInShort(view) : 'No new result yet.';
  const whyNone = `Still missing: ${missingOf(inputs).join('; ')}.`;

  return (
    <ToolColumns
      inputs={
        <FiguresForm form={form} unread={unread} answer={view ? said : undefined}>
          <WaysInputs inputs={inputs} change={change} />
        </FiguresForm>
      }
    >
      <Announced text={changed ? said : ''} />
      {view ? (
        <>
          <ExampleAnswer
            view={view}
            example="Example, not your money."
            outdated={outdated ? formatDollars(view.wanted.amount) : null}
            notice="Past years say nothing about your health, your other income, or what the next years bring."
          />
          <CompareWays view={view} />
          <EveryStart view={view} />
          <WhatHistoryLeavesOpen />
          <WaysWorking view={view} />
        </>
      ) : (
        <EmptyState title="No result yet" text={whyNone} />
      )}
      <TalkPoints points={askAboutWays}>
        <HandOver to="consultation" label="Talk to an advisor" figures={good && offeredFigures(good)} />
      </TalkPoints>
      {view ? <PrintWays view={view} outdated={outdated} hash={hash} /> : <NothingToPrint title={toolNames['four-ways']} why={whyNone} />}
    </ToolColumns>
  );
}
