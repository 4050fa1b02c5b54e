import { HandOver } from '@annuity-lantern/tool-kit/hand-over';
import { TalkPoints } from '@annuity-lantern/tool-kit/talk-points';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useThisYear } from '../../../people/use-this-day.ts';
import { ExampleTool } from '../../../result/example-tool.tsx';
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
  const kept = useKeptInputs(form, waysFields, readWays);
  const { inputs, change, good, outdated, hash } = kept;
  // Keeps typing responsive: results follow at a lower priority.
  const settled = useDeferredValue(good);
  const view = useMemo(() => settled && waysView(settled, thisYear), [settled, thisYear]);

  return (
    <ExampleTool
      tool="four-ways"
      form={form}
      kept={kept}
      inputs={<WaysInputs inputs={inputs} change={change} />}
      view={view}
      missing={missingOf(inputs)}
      sayInShort={sayInShort}
      amountOf={({ wanted }) => wanted.amount}
      example="Example, not your money."
      notice="Past years say nothing about your health, your other income, or what the next years bring."
      result={(shown) => (
        <>
          <CompareWays view={shown} />
          <EveryStart view={shown} />
          <WhatHistoryLeavesOpen />
          <WaysWorking view={shown} />
        </>
      )}
      sheet={(shown) => <PrintWays view={shown} outdated={outdated} hash={hash} />}
    >
      <TalkPoints points={askAboutWays}>
        <HandOver to="consultation" label="Talk to an advisor" figures={good && offeredFigures(good)} />
      </TalkPoints>
    </ExampleTool>
  );
}
