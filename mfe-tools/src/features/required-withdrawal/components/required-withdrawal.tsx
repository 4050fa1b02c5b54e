import { toolNames } from '@annuity-lantern/contracts/tools';
import { NothingToPrint, PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { ToolColumns } from '@annuity-lantern/tool-kit/tool-columns';
import { ToolNotice } from '@annuity-lantern/tool-kit/tool-notice';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { above, EmptyState, joinClasses } from '@annuity-lantern/ui';
import { useMemo, useRef } from 'react';
import { useThisYear } from '../../../people/use-this-day.ts';
import { AnswerFacts } from '../../../result/answer-facts.tsx';
import result from '../../../shared-styles/result.module.css';
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
          <AnswerPanel
            lead={`${view.isExample ? 'Example, not your account. ' : ''}${view.answer.lead}`}
            figure={view.answer.figure}
            words={view.answer.words}
            outdated={outdated ? 'Still the result for the last numbers we could read.' : undefined}
          >
            {view.notes.map((note) => (
              <p key={note} className={joinClasses(above[12], result.words)}>
                {note}
              </p>
            ))}
            {view.facts.length > 0 && <AnswerFacts facts={view.facts} />}
          </AnswerPanel>
          <ToolNotice>An estimate, ask a tax advisor. Your bank or plan can tell you the sum, too.</ToolNotice>
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
