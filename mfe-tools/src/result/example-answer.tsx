import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { ToolNotice } from '@annuity-lantern/tool-kit/tool-notice';
import { above, joinClasses } from '@annuity-lantern/ui';
import { memo } from 'react';
import { type AnswerFact, AnswerFacts } from './answer-facts.tsx';
import styles from './example-answer.module.css';

interface Said {
  readonly lead: string;
  readonly figure: string;
  readonly words: string;
}

interface ExampleAnswerProps {
  readonly view: {
    /** True while the main fields have the numbers of the example. */
    readonly isExample: boolean;
    readonly answer: Said;
    /** What belongs to the answer, as sentences. */
    readonly notes: readonly string[];
    readonly facts: readonly AnswerFact[];
  };
  /** In place of the view's answer: it, and a second one where an answer of the visitor is missing. */
  readonly answers?: readonly [Said, ...Said[]];
  /** Before the answer of the example: "Example, not your contract." */
  readonly example: string;
  /** While an entry cannot be read, the amount that the answer still belongs to. */
  readonly outdated: string | null;
  /** Of {@link ToolNotice}. */
  readonly notice: string;
}

/** The answer of a tool that begins with an example. */
export const ExampleAnswer = memo(function ExampleAnswer({ view, answers, example, outdated, notice }: ExampleAnswerProps) {
  const { isExample, notes, facts } = view;
  const [answer, second] = answers ?? [view.answer];
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
