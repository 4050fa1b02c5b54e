import { HandOver } from '@annuity-lantern/tool-kit/hand-over';
import { TalkPoints } from '@annuity-lantern/tool-kit/talk-points';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useThisYear } from '../../../people/use-this-day.ts';
import { ExampleTool } from '../../../result/example-tool.tsx';
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
  const kept = useKeptInputs(form, quoteFields, readQuote);
  const { inputs, change, good, outdated, hash } = kept;
  // Keeps typing responsive: results follow at a lower priority.
  const settled = useDeferredValue(good);
  const view = useMemo(() => settled && quoteView(settled, thisYear), [settled, thisYear]);

  return (
    <ExampleTool
      tool="quote-check"
      form={form}
      kept={kept}
      inputs={<QuoteInputs inputs={inputs} change={change} />}
      view={view}
      missing={missingOf(inputs)}
      sayInShort={sayInShort}
      amountOf={({ quote }) => quote.price}
      example="Example, not your quote."
      notice="An average says nothing about your health, or about what else you have to live on."
      result={(shown) => (
        <>
          <PayoutOptions view={shown} />
          <WhyItReadsLow />
          <QuoteWorking view={shown} />
        </>
      )}
      sheet={(shown) => <PrintQuote view={shown} outdated={outdated} hash={hash} />}
    >
      <TalkPoints points={askTheSeller}>
        <HandOver to="consultation" label="Talk to an advisor" figures={good && offeredFigures(good)} />
      </TalkPoints>
    </ExampleTool>
  );
}
