import { toolNames } from '@annuity-lantern/contracts/tools';
import { NothingToPrint } from '@annuity-lantern/host-kit/print-or-send';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { above, font, joinClasses, numbered, ruled } from '@annuity-lantern/ui';
import { memo } from 'react';
import { askList, ON_PAPER } from '../model/ask-list.ts';
import { checkResult } from '../model/check-result.ts';
import { exampleAnswers } from '../model/contract-example.ts';
import type { Answers } from '../model/read-answers.ts';
import type { Brochure } from '../model/read-brochure.ts';
import { CheckAnswer, sayCheck } from './check-answer.tsx';
import styles from './contract-check.module.css';
import { FlagList } from './flag-list.tsx';
import { LeaveInstead } from './leave-instead.tsx';
import { NotSeen } from './not-seen.tsx';
import { PrintBrochure } from './print-brochure.tsx';
import { PrintCheck } from './print-check.tsx';
import { WhatNext } from './what-next.tsx';

interface CheckedContractProps {
  readonly answers: Answers;
  /** What the brochure said. */
  readonly brochure: Brochure;
  readonly outdated: boolean;
  readonly changed: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
}

/** Everything that follows from the answers. Memoized: rendering it at each keystroke would slow down typing. */
export const CheckedContract = memo(function CheckedContract({ answers, brochure, outdated, changed, hash }: CheckedContractProps) {
  const { picked } = brochure;
  const isOwn = Object.keys(answers).length > 0;
  const result = checkResult(isOwn ? answers : exampleAnswers);
  const questions = askList(result.flags, answers, picked);

  return (
    <>
      <Announced text={!changed ? '' : isOwn && !outdated ? sayCheck(result, answers) : 'No new result yet.'} />
      <CheckAnswer result={result} answers={isOwn ? answers : exampleAnswers} isOwn={isOwn} outdated={outdated} />
      <WhatNext answers={answers} />
      <FlagList result={result} answers={isOwn ? answers : exampleAnswers} />
      <LeaveInstead answers={answers} />
      {isOwn && (
        <section className={joinClasses(ruled[24], above[40])} data-print="none" aria-labelledby="questions-to-ask">
          <h2 id="questions-to-ask" className={font.h3}>
            Questions to ask
          </h2>
          <p
            className={joinClasses(font.quiet, font.measure, styles.note)}
          >{`They come from your red flags${picked.length > 0 ? ', from the brochure’s phrases' : ''} and from what you aren’t sure of. Get the answers in writing.${questions.length > ON_PAPER ? ` The first three are on the printed page.` : ''}`}</p>
          <ol className={numbered}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </section>
      )}
      <NotSeen />
      {isOwn ? (
        <PrintCheck result={result} answers={answers} picked={picked} questions={questions} outdated={outdated} />
      ) : picked.length > 0 ? (
        <PrintBrochure brochure={brochure} questions={askList([], {}, picked)} hash={hash} />
      ) : (
        <NothingToPrint
          title={toolNames['contract-check']}
          why="Answer at least one question about your contract. A phrase of the brochure is enough, too. Until then you see an example."
        />
      )}
    </>
  );
});
