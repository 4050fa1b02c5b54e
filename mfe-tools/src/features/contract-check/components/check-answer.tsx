import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { ToolNotice } from '@annuity-lantern/tool-kit/tool-notice';
import { above, font, joinClasses } from '@annuity-lantern/ui';
import { type AnswerFact, AnswerFacts } from '../../../result/answer-facts.tsx';
import { sayYears } from '../../../result/say-years.ts';
import type { CheckResult } from '../model/check-result.ts';
import { figuresOf } from '../model/figures-of.ts';
import type { Answers } from '../model/read-answers.ts';
import { paperNumber, verdictOf } from '../model/verdict.ts';
import styles from './check-answer.module.css';

interface CheckAnswerProps {
  readonly result: CheckResult;
  readonly answers: Answers;
  /** False for the example, which is shown until the visitor answers a question. */
  readonly isOwn: boolean;
  readonly outdated: boolean;
}

export function CheckAnswer({ result, answers, isOwn, outdated }: CheckAnswerProps) {
  const { count, severe } = result;
  const facts = factsOf(answers);
  const { paper, sentences } = verdictOf(result, answers);
  return (
    <>
      <AnswerPanel
        lead={
          isOwn
            ? 'In your answers:'
            : 'Example, not your contract. With $150,000, fees of 3.4% a year, 10 years of charges and a 7% roll-up:'
        }
        figure={upperFirst(count) + (severe ? ',' : '')}
        words={severe ? ` ${severe}.` : '.'}
        outdated={outdated ? 'We still show the last answers we could read.' : undefined}
      >
        {paper && <p className={joinClasses(font.title, above[8], styles.verdict)}>{paper.words}</p>}
        {sentences.map((sentence) => (
          <p key={sentence} className={joinClasses(font.strong, above[12], styles.verdict)}>
            {sentence}
          </p>
        ))}
        {paper && <p className={joinClasses(font.small, above[8], styles.verdict)}>{paper.assumed}</p>}
        {facts.length > 0 && <AnswerFacts facts={facts} />}
      </AnswerPanel>
      <ToolNotice>This checks your numbers; your contract has the final say.</ToolNotice>
    </>
  );
}

/** The answers in dollars and years, as far as they allow. */
export function factsOf(answers: Answers): readonly AnswerFact[] {
  const { value, feesPercent, chargePercent, yearsLeft } = figuresOf(answers);
  const facts = [];
  if (value !== null && feesPercent !== null) facts.push({ figure: formatDollars((value * feesPercent) / 100), label: 'fees a year' });
  if (value !== null && chargePercent !== null)
    facts.push({ figure: formatDollars((value * chargePercent) / 100), label: 'charge to leave today' });
  if (yearsLeft !== null) facts.push({ figure: sayYears(yearsLeft), label: 'until charges end' });
  return facts;
}

/** The count of flags, and beside it what a roll-up really earns. */
export function sayCheck({ words }: CheckResult, answers: Answers): string {
  const paper = paperNumber(answers);
  return `${upperFirst(words)}.${paper ? ` ${paper.short}` : ''}`;
}
