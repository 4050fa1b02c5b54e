import { toolNames } from '@annuity-lantern/contracts/tools';
import { memo } from 'react';
import { Announced } from '../../../result/announced.tsx';
import { HandOver } from '../../../result/hand-over.tsx';
import { OnPaper } from '../../../result/on-paper.tsx';
import { ResultActions } from '../../../result/result-actions.tsx';
import { NoResultSheet } from '../../../result/result-sheet.tsx';
import { askList, ON_ONE_PAGE } from '../model/ask-list.ts';
import { checkResult } from '../model/check-result.ts';
import { exampleAnswers } from '../model/contract-example.ts';
import type { Answers } from '../model/read-answers.ts';
import { offeredFigures } from '../model/show-answers.ts';
import { AskSheet } from './ask-sheet.tsx';
import { CheckAnswer } from './check-answer.tsx';
import styles from './contract-check.module.css';
import { FlagList } from './flag-list.tsx';
import { LeaveOrStay } from './leave-or-stay.tsx';
import { NotSeen } from './not-seen.tsx';

interface CheckedContractProps {
  readonly answers: Answers;
  readonly outdated: boolean;
  readonly changed: boolean;
  /** What a link to this result has after `#`. */
  readonly hash: string;
}

/** Everything that follows from the answers. Drawn only when they have changed: at each key of an answer that goes on it would be in the way. */
export const CheckedContract = memo(function CheckedContract({ answers, outdated, changed, hash }: CheckedContractProps) {
  const isOwn = Object.keys(answers).length > 0;
  const result = checkResult(isOwn ? answers : exampleAnswers);
  const questions = isOwn ? askList(result.flags, answers) : [];

  return (
    <>
      <Announced text={!changed ? '' : isOwn && !outdated ? `${result.words}.` : 'No new result yet.'} />
      <OnPaper>
        {isOwn ? (
          <AskSheet answers={answers} flags={result.flags} questions={questions.slice(0, ON_ONE_PAGE)} />
        ) : (
          <NoResultSheet
            title={toolNames['contract-check']}
            lead="What an annuity that you own costs you, and what leaving it would cost."
            why="Answer at least one question about your contract. What the page shows until then is an example."
          />
        )}
      </OnPaper>
      <CheckAnswer result={result} answers={isOwn ? answers : exampleAnswers} isOwn={isOwn} outdated={outdated} />
      <FlagList result={result} answers={isOwn ? answers : exampleAnswers} />
      <LeaveOrStay answers={answers} />
      {isOwn && (
        <section className={styles.section} data-print="none" aria-labelledby="questions-to-ask">
          <h2 id="questions-to-ask" className={styles.heading}>
            Questions to ask
          </h2>
          <p className={styles.note}>
            From your red flags and from what you aren’t sure of. Get the answers in writing.
            {questions.length > ON_ONE_PAGE && ` The first ${ON_ONE_PAGE} are on the printed page.`}
          </p>
          <ol className={styles.questions}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <ResultActions hash={hash} printLabel="Print the questions, with room for answers" />
        </section>
      )}
      <NotSeen />
      <section className={styles.section} data-print="none" aria-labelledby="have-it-read">
        <h2 id="have-it-read" className={styles.heading}>
          Have a person read it
        </h2>
        <p className={styles.note}>
          A review looks at the contract itself, page by page. It’s free, and you don’t have to do anything afterward.
        </p>
        <HandOver to="annuity-review" label="Request a free review" figures={offeredFigures(answers)} />
      </section>
    </>
  );
});
