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
import { quoteFields } from '../model/quote-fields.ts';
import { quoteView, sayInShort } from '../model/quote-view.ts';
import { missingOf, readQuote } from '../model/read-quote.ts';
import { PayoutOptions } from './payout-options.tsx';
import { askTheSeller, PrintQuote } from './print-quote.tsx';
import { QuoteInputs } from './quote-inputs.tsx';
import { QuoteWorking } from './quote-working.tsx';
import { WhyItReadsLow } from './why-it-reads-low.tsx';

/** What an annuity quote gives back on average, and every payout option for the same price. */
export function QuoteCheck() {
  const form = useRef<HTMLFormElement>(null);
  const thisYear = useThisYear();
  const { inputs, change, changed, good, outdated, hash, unread } = useKeptInputs(form, quoteFields, readQuote);
  // Keeps typing responsive: results follow at a lower priority.
  const settled = useDeferredValue(good);
  const view = useMemo(() => settled && quoteView(settled, thisYear), [settled, thisYear]);
  const said = view && !outdated ? sayInShort(view) : 'No new result yet.';
  const whyNone = `Still missing: ${missingOf(inputs).join('; ')}.`;

  return (
    <ToolColumns
      inputs={
        <FiguresForm form={form} unread={unread} answer={view ? said : undefined}>
          <QuoteInputs inputs={inputs} change={change} />
        </FiguresForm>
      }
    >
      <Announced text={changed ? said : ''} />
      {view ? (
        <>
          <ExampleAnswer
            view={view}
            example="Example, not your quote."
            outdated={outdated ? formatDollars(view.quote.price) : null}
            notice="An average says nothing about your health, or about what else you have to live on."
          />
          <PayoutOptions view={view} />
          <WhyItReadsLow />
          <QuoteWorking view={view} />
        </>
      ) : (
        <EmptyState title="No result yet" text={whyNone} />
      )}
      <TalkPoints points={askTheSeller}>
        <HandOver to="consultation" label="Talk to an advisor" figures={good && offeredFigures(good)} />
      </TalkPoints>
      {view ? (
        <PrintQuote view={view} outdated={outdated} hash={hash} />
      ) : (
        <NothingToPrint title={toolNames['quote-check']} why={whyNone} />
      )}
    </ToolColumns>
  );
}
