import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { ToolNotice } from '@annuity-lantern/tool-kit/tool-notice';
import { above, joinClasses } from '@annuity-lantern/ui';
import { memo } from 'react';
import { type AnswerFact, AnswerFacts } from './answer-facts.tsx';
import styles from './example-answer.module.css';

interface Answer {
  readonly lead: string;
  readonly figure: string;
  readonly words: string;
}

export interface ExampleAnswerProps {
  readonly view: {
    /** True while the main fields have the numbers of the example. */
    readonly isExample: boolean;
    readonly answer: Answer;
    /** In place of `answer`: two, while the visitor's own answer to a question is missing. */
    readonly answers?: readonly [Answer, ...Answer[]];
    /** What belongs to the answer, as sentences. */
    readonly notes: readonly string[];
    readonly facts: readonly AnswerFact[];
  };
  /** Before the answer of the example: "Example, not your contract." */
  readonly example: string;
  /** While an entry cannot be read, the amount that the answer still belongs to. */
  readonly outdated: string | null;
  /** Of {@link ToolNotice}. */
  readonly notice: string;
}

/** The answer of a tool that begins with an example. */
export const ExampleAnswer = memo(function ExampleAnswer({ view, example, outdated, notice }: ExampleAnswerProps) {
  const { isExample, notes, facts, answers = [view.answer] } = view;
  const [answer, second] = answers;
  return (
    <>
      <AnswerPanel
        lead={`${isExample ? `${example} ` : ''}${answer.lead}`}
        figure={answer.figure}
        words={answer.words}
        second={second}
        outdated={outdated === null ? undefined : `Still the result for ${outdated} and the last numbers we could read.`}
      >
        {notes.map((note) => (
          <p key={note} className={joinClasses(above[12], styles.words)}>
            {note}
          </p>
        ))}
        {facts.length > 0 && <AnswerFacts facts={facts} />}
      </AnswerPanel>
      <ToolNotice>{notice}</ToolNotice>
    </>
  );
});
