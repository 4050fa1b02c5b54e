import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { NothingToPrint, PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { ToolColumns } from '@annuity-lantern/tool-kit/tool-columns';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { EmptyState } from '@annuity-lantern/ui';
import { useMemo, useRef } from 'react';
import { useThisYear } from '../../../people/use-this-day.ts';
import { ExampleAnswer } from '../../../result/example-answer.tsx';
import { birthYearLimits, withdrawalFields } from '../model/withdrawal-fields.ts';
import { labelsOf, missingOf, readOwner, sayInShort, withdrawalView } from '../model/withdrawal-view.ts';
import { OtherCases } from './other-cases.tsx';
import { WithdrawalWorking } from './withdrawal-working.tsx';

/** What the owner of a retirement account must take out this year. */
export function RequiredWithdrawal() {
  const form = useRef<HTMLFormElement>(null);
  const year = useThisYear();
  const { inputs, change, changed, good, outdated, hash, unread } = useKeptInputs(form, withdrawalFields, readOwner);
  const view = useMemo(() => good && withdrawalView(good, inputs, year), [good, inputs, year]);
  const labels = labelsOf(year);
  const said = view && !outdated ? sayInShort(view) : 'No new result yet.';
  const whyNone = `Still missing: ${missingOf(inputs, year)}.`;

  return (
    <ToolColumns
      inputs={
        <FiguresForm form={form} unread={unread} answer={view ? said : undefined}>
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
        </FiguresForm>
      }
    >
      <Announced text={changed ? said : ''} />
      {view ? (
        <>
          <ExampleAnswer
            view={view}
            example="Example, not your account."
            outdated={outdated ? formatDollars(view.owner.balance) : null}
            notice="An estimate, ask a tax advisor. Your bank or plan can tell you the sum, too."
          />
          <WithdrawalWorking view={view} />
        </>
      ) : (
        <EmptyState title="No result yet" text={whyNone} />
      )}
      <OtherCases />
      {view ? (
        <PrintOrSend
          hash={outdated ? null : hash}
          sentence={sayInShort(view)}
          sheet={{
            title: toolNames['required-withdrawal'],
            label: `${view.isExample ? 'Example, not your account. ' : ''}${view.answer.lead}`,
            figure: view.answer.figure,
            words: view.answer.words.trim(),
            facts: [
              ...view.notes.map((note) => ({ label: 'Note', value: note })),
              ...view.facts.map(({ label, figure }) => ({ label, value: figure })),
            ],
            disclosures: 'An estimate by the Uniform Lifetime Table, not tax advice. Ask a tax advisor.',
            questions: askTheBank,
            outdated,
          }}
        />
      ) : (
        <NothingToPrint title={toolNames['required-withdrawal']} why={whyNone} />
      )}
    </ToolColumns>
  );
}

const askTheBank = [
  'What sum did you work out for this year, and from which balance?',
  'Can you pay it on a fixed day each year, and withhold the tax?',
  'Is there an annuity in this account, and how does it count?',
] as const;
