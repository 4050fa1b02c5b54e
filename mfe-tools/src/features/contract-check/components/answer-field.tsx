import { formatAmount } from '@annuity-lantern/tool-kit/format-figures';
import { Button, Check, SelectField, TextField, VisuallyHidden } from '@annuity-lantern/ui';
import { memo } from 'react';
import { type CheckTexts, isUnsure, NOT_SURE, UNSURE } from '../model/check-fields.ts';
import { type QuestionName, questionOf } from '../model/questions.ts';
import { parseAnswer } from '../model/read-answers.ts';
import styles from './answer-field.module.css';

interface AnswerFieldProps {
  readonly name: QuestionName;
  readonly text: string;
  /** Stays the same for good: a key must not draw the other questions anew. */
  readonly change: (part: Partial<CheckTexts>) => void;
}

const suffixes = { percent: '%', years: 'yr', percents: '%', money: undefined };

/** One question, with where to find its answer and with "Not sure". */
export const AnswerField = memo(function AnswerField({ name, text, change }: AnswerFieldProps) {
  const question = questionOf(name);
  const onText = (answer: string) => change({ [name]: answer });
  if (question.kind === 'choice') {
    return (
      <SelectField
        id={name}
        name={name}
        label={question.label}
        hint={question.where}
        placeholder="Choose an answer"
        options={[...question.options, { value: UNSURE, label: NOT_SURE }]}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    );
  }

  const unsure = isUnsure(text);
  const answer = parseAnswer(question, text);
  const tidy = () => question.kind === 'money' && answer.kind === 'number' && onText(formatAmount(answer.number));
  return (
    <div className={styles.field}>
      <TextField
        id={name}
        name={name}
        className={styles.text}
        label={question.label}
        hint={question.where}
        prefix={question.kind === 'money' ? '$' : undefined}
        suffix={unsure ? undefined : suffixes[question.kind]}
        inputMode={question.kind === 'percents' ? 'text' : 'decimal'}
        value={text}
        error={answer.kind === 'wrong' ? answer.message : undefined}
        // The next typed text replaces the words.
        onFocus={(event) => unsure && event.target.select()}
        onChange={(event) => onText(event.target.value)}
        onBlur={tidy}
      />
      <Button
        variant="quiet"
        size="small"
        aria-pressed={unsure}
        icon={unsure ? <Check /> : undefined}
        className={styles.unsure}
        onClick={() => onText(unsure ? '' : NOT_SURE)}
      >
        <span>{NOT_SURE}</span>
        <VisuallyHidden>{`: ${question.label}`}</VisuallyHidden>
      </Button>
    </div>
  );
});
