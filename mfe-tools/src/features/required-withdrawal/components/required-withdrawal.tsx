import { toolNames } from '@annuity-lantern/contracts/tools';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { useMemo, useRef } from 'react';
import { useThisYear } from '../../../people/use-this-day.ts';
import { ExampleTool } from '../../../result/example-tool.tsx';
import { birthYearLimits, withdrawalFields } from '../model/withdrawal-fields.ts';
import { labelsOf, missingOf, readOwner, sayInShort, withdrawalView } from '../model/withdrawal-view.ts';
import { OtherCases } from './other-cases.tsx';
import { WithdrawalWorking } from './withdrawal-working.tsx';

/** What the owner of a retirement account must take out this year. */
export function RequiredWithdrawal() {
  const form = useRef<HTMLFormElement>(null);
  const year = useThisYear();
  const kept = useKeptInputs(form, withdrawalFields, readOwner);
  const { inputs, change, good, outdated, hash } = kept;
  const view = useMemo(() => good && withdrawalView(good, inputs, year), [good, inputs, year]);
  const labels = labelsOf(year);

  return (
    <ExampleTool
      tool="required-withdrawal"
      form={form}
      kept={kept}
      inputs={
        <>
          <NumberField
            id="born"
            label={labels.born}
            limits={birthYearLimits}
            hint="Four digits"
            text={inputs.born}
            onText={(born) => change({ born })}
          />
          <MoneyField
            id="balance"
            label={labels.balance}
            hint="All your traditional IRAs together, or one plan"
            text={inputs.balance}
            onText={(balance) => change({ balance })}
          />
        </>
      }
      view={view}
      missing={missingOf(inputs, year)}
      sayInShort={sayInShort}
      amountOf={({ owner }) => owner.balance}
      example="Example, not your account."
      notice="An estimate, ask a tax advisor. Your bank or plan can tell you the sum, too."
      result={(shown) => <WithdrawalWorking view={shown} />}
      sheet={(shown) => (
        <PrintOrSend
          hash={outdated ? null : hash}
          sentence={sayInShort(shown)}
          sheet={{
            title: toolNames['required-withdrawal'],
            label: `${shown.isExample ? 'Example, not your account. ' : ''}${shown.answer.lead}`,
            figure: shown.answer.figure,
            words: shown.answer.words.trim(),
            facts: [
              ...shown.notes.map((note) => ({ label: 'Note', value: note })),
              ...shown.facts.map(({ label, figure }) => ({ label, value: figure })),
            ],
            disclosures: 'An estimate by the Uniform Lifetime Table, not tax advice. Ask a tax advisor.',
            questions: askTheBank,
            outdated,
          }}
        />
      )}
    >
      <OtherCases />
    </ExampleTool>
  );
}

const askTheBank = [
  'What sum did you work out for this year, and from which balance?',
  'Can you pay it on a fixed day each year, and withhold the tax?',
  'Is there an annuity in this account, and how does it count?',
] as const;
