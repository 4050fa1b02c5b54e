import { HandOver } from '@annuity-lantern/tool-kit/hand-over';
import { TalkPoints } from '@annuity-lantern/tool-kit/talk-points';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useThisYear } from '../../../people/use-this-day.ts';
import { ExampleTool } from '../../../result/example-tool.tsx';
import { AfterTax } from '../../../tax/after-tax.tsx';
import { offeredFigures } from '../model/offered-figures.ts';
import { pensionAfterTax, pensionMoney } from '../model/pension-after-tax.ts';
import { FORM_ID, pensionFields } from '../model/pension-fields.ts';
import { pensionView, sayInShort } from '../model/pension-view.ts';
import { missingOf, readPension } from '../model/read-pension.ts';
import { BeforeYouSign } from './before-you-sign.tsx';
import { CompareOffers } from './compare-offers.tsx';
import { ForYourSpouse } from './for-your-spouse.tsx';
import { PensionInputs } from './pension-inputs.tsx';
import { PensionWorking } from './pension-working.tsx';
import { askThePlan, PrintPension } from './print-pension.tsx';
import { WhoGetsWhat } from './who-gets-what.tsx';

/** A lump sum beside the pensions offered in its place. */
export function PensionChoice() {
  const form = useRef<HTMLFormElement>(null);
  const thisYear = useThisYear();
  const kept = useKeptInputs(form, pensionFields, readPension);
  const { inputs, change, good, outdated, hash } = kept;
  // Keeps typing responsive: results follow at a lower priority.
  const settled = useDeferredValue(good);
  const view = useMemo(() => settled && pensionView(settled, thisYear), [settled, thisYear]);

  return (
    <ExampleTool
      tool="pension-choice"
      form={form}
      formId={FORM_ID}
      kept={kept}
      inputs={<PensionInputs inputs={inputs} change={change} />}
      view={view}
      missing={missingOf(inputs)}
      sayInShort={sayInShort}
      amountOf={({ pension }) => pension.lumpSum}
      example="Example, not your offer."
      notice="An average says nothing about your health, your other income, or what you want to leave to others."
      result={(shown) => (
        <>
          <CompareOffers view={shown} />
          <WhoGetsWhat view={shown} change={change} />
          <ForYourSpouse view={shown} />
          <AfterTax
            form={FORM_ID}
            inputs={inputs}
            change={change}
            question="Did you pay into it?"
            labels={pensionMoney}
            say={(taxes) => pensionAfterTax(shown, taxes)}
          />
          <PensionWorking view={shown} />
        </>
      )}
      sheet={(shown) => <PrintPension view={shown} outdated={outdated} hash={hash} />}
    >
      <BeforeYouSign />
      <TalkPoints points={askThePlan}>
        <HandOver to="consultation" label="Talk to an advisor" figures={good && offeredFigures(good)} />
      </TalkPoints>
    </ExampleTool>
  );
}
