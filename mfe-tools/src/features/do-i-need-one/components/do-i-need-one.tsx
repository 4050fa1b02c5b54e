import { toolNames } from '@annuity-lantern/contracts/tools';
import { RouteLink } from '@annuity-lantern/host-kit';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { ToolColumns } from '@annuity-lantern/tool-kit/tool-columns';
import { ToolNotice } from '@annuity-lantern/tool-kit/tool-notice';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { ArrowRight, above, actionLinkClass, font, joinClasses, RadioGroup, stack } from '@annuity-lantern/ui';
import { useMemo, useRef } from 'react';
import { needView, readNeed, sayInShort } from '../model/need-view.ts';
import { needFields, questionNames, questions } from '../model/questions.ts';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'Not sure' },
];

/** Six questions that may end with "An annuity may not fit". Nothing of them leaves the page or stays after it. */
export function DoINeedOne() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, change, changed } = useKeptInputs(form, needFields, readNeed);
  const view = useMemo(() => needView(inputs), [inputs]);
  const said = sayInShort(view);
  const { isExample, answer, reasons, open } = view;
  const lead = `${isExample ? 'Example, not your answers. ' : ''}${answer.lead}`;

  return (
    <ToolColumns
      inputs={
        <FiguresForm form={form} unread={[]} heading="Six questions" answer={said}>
          {questionNames.map((name) => {
            const { ask, ...question } = questions[name];
            return (
              <RadioGroup
                key={name}
                name={name}
                legend={ask}
                hint={'hint' in question ? question.hint : undefined}
                options={options}
                inline
                value={inputs[name]}
                onChange={(event) => change({ [name]: event.currentTarget.value })}
              />
            );
          })}
        </FiguresForm>
      }
    >
      <Announced text={changed ? said : ''} />
      <AnswerPanel lead={lead} figure={answer.figure} words={answer.words}>
        {reasons.length > 0 && (
          <ul className={joinClasses(stack[12], above[16])}>
            {reasons.map(({ name, why }) => (
              <li key={name}>{why}</li>
            ))}
          </ul>
        )}
      </AnswerPanel>
      <ToolNotice>Your answers stay in this page. They are in no link, are not kept, and are not sent.</ToolNotice>
      {open.length > 0 && (
        <>
          <h2 className={joinClasses(font.h3, above[24])}>Find out first</h2>
          <ul className={joinClasses(stack[8], above[8])}>
            {open.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <h2 className={joinClasses(font.h3, above[24])}>{reasons.length > 0 ? 'What you could do instead' : 'What to look at next'}</h2>
      <ul className={above[8]}>
        <RouteLink to="comparison-tools" className={actionLinkClass()} wrap="li">
          <span>See what a guaranteed rate pays beside a CD or a Treasury</span> <ArrowRight />
        </RouteLink>
        <RouteLink to="income-planning" className={actionLinkClass()} wrap="li">
          <span>Plan your income with Social Security alone</span> <ArrowRight />
        </RouteLink>
        <RouteLink to="annuity-types" className={actionLinkClass()} wrap="li">
          <span>Read what the five types are for</span> <ArrowRight />
        </RouteLink>
      </ul>
      <PrintOrSend
        hash=""
        sentence={said}
        sheet={{
          title: toolNames['do-i-need-one'],
          label: lead,
          figure: answer.figure,
          words: answer.words.trim(),
          facts: reasons.map(({ why }, index) => ({ label: `Reason ${index + 1}`, value: why })),
          disclosures: 'Educational, not advice. Six questions cannot know your whole situation.',
          questions: forTheFamily,
        }}
      />
    </ToolColumns>
  );
}

const forTheFamily = [
  'Which of these answers would you give differently?',
  'Who could help if a large expense comes?',
  'What do we want to know before anyone signs?',
] as const;
