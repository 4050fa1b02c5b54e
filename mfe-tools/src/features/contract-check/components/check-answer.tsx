import { formatDollars } from '@annuity-lantern/domain/format-number';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { above, across, font, joinClasses, lined } from '@annuity-lantern/ui';
import type { CheckResult } from '../model/check-result.ts';
import { figuresOf } from '../model/figures-of.ts';
import type { Answers } from '../model/read-answers.ts';
import { sayYears } from '../model/say-years.ts';
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
  return (
    <AnswerPanel
      lead={
        isOwn
          ? 'In your answers, we found'
          : 'Example, not your contract. With $150,000, fees of 3.4% a year and 12 years of charges, we found'
      }
      figure={severe > 0 ? `${count},` : count}
      words={severe > 0 ? ` ${severe}\u00a0severe.` : '.'}
      outdated={outdated ? 'We still show the last answers we could read.' : undefined}
    >
      {count === 'no red flag' && (
        <p className={joinClasses(above[12], styles.care)}>
          That doesn’t mean it’s a good contract. It only means that the figures you gave stay within our limits.
        </p>
      )}
      {facts.length > 0 && (
        <dl className={joinClasses(across[24], above[24], lined[24], styles.facts)}>
          {facts.map(({ figure, label }) => (
            <div key={label} className={joinClasses(font.strong, styles.fact)}>
              <dt>{label}</dt>
              <dd className={joinClasses(font.title, styles.value)}>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </AnswerPanel>
  );
}

/** The answers in dollars and years, as far as they allow. */
export function factsOf(answers: Answers): readonly { readonly figure: string; readonly label: string }[] {
  const { value, feesPercent, chargePercent, yearsLeft } = figuresOf(answers);
  const facts = [];
  if (value !== null && feesPercent !== null) facts.push({ figure: formatDollars((value * feesPercent) / 100), label: 'fees a year' });
  if (value !== null && chargePercent !== null)
    facts.push({ figure: formatDollars((value * chargePercent) / 100), label: 'to leave today' });
  if (yearsLeft !== null) facts.push({ figure: sayYears(yearsLeft), label: 'until charges end' });
  return facts;
}
