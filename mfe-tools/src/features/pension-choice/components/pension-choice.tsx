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
  const { inputs, change, changed, good, outdated, hash, unread } = useKeptInputs(form, pensionFields, readPension);
  // Keeps typing responsive: results follow at a lower priority.
  const settled = useDeferredValue(good);
  const view = useMemo(() => settled && pensionView(settled, thisYear), [settled, thisYear]);
  const said = view && !outdated ? sayInShort(view) : 'No new result yet.';
  const whyNone = `Still missing: ${missingOf(inputs).join('; ')}.`;

  return (
    <ToolColumns
      inputs={
        <FiguresForm id={FORM_ID} form={form} unread={unread} answer={view ? said : undefined}>
          <PensionInputs inputs={inputs} change={change} />
        </FiguresForm>
      }
    >
      <Announced text={changed ? said : ''} />
      {view ? (
        <>
          <ExampleAnswer
            view={view}
            example="Example, not your offer."
            outdated={outdated ? formatDollars(view.pension.lumpSum) : null}
            notice="An average says nothing about your health, your other income, or what you want to leave to others."
          />
          <CompareOffers view={view} />
          <WhoGetsWhat view={view} change={change} />
          <ForYourSpouse view={view} />
          <AfterTax
            form={FORM_ID}
            inputs={inputs}
            change={change}
            question="Did you pay into it?"
            labels={pensionMoney}
            say={(taxes) => pensionAfterTax(view, taxes)}
          />
          <PensionWorking view={view} />
        </>
      ) : (
        <EmptyState title="No result yet" text={whyNone} />
      )}
      <BeforeYouSign />
      <TalkPoints points={askThePlan}>
        <HandOver to="consultation" label="Talk to an advisor" figures={good && offeredFigures(good)} />
      </TalkPoints>
      {view ? (
        <PrintPension view={view} outdated={outdated} hash={hash} />
      ) : (
        <NothingToPrint title={toolNames['pension-choice']} why={whyNone} />
      )}
    </ToolColumns>
  );
}
