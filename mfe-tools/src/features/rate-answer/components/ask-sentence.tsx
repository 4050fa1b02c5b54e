import { formatYears } from '@annuity-lantern/domain/format-number';
import { offeredGrades } from '@annuity-lantern/domain/rating-ladder';
import { stateChoices } from '@annuity-lantern/domain/sold-in';
import { usStates } from '@annuity-lantern/domain/us-states';
import { useLive, useSite } from '@annuity-lantern/host-kit';
import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { formatAmount } from '@annuity-lantern/tool-kit/format-figures';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { beside, ChevronDown, CircleAlert, font, joinClasses, VisuallyHidden } from '@annuity-lantern/ui';
import type { RefObject } from 'react';
import { ASK_FORM, type AskTexts } from '../model/ask-inputs.ts';
import styles from './ask-sentence.module.css';

interface AskSentenceProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What the link says that could not be read. */
  readonly unread: readonly string[];
  /** The best offer in one sentence. */
  readonly answer: string | undefined;
  readonly texts: AskTexts;
  /** Years of the terms that can be had, shortest first. */
  readonly terms: readonly number[];
  readonly onChange: (part: Partial<AskTexts>) => void;
}

/** "I have [$25,000] for [5 years] in [Ohio], from an insurer rated at least [A-]." */
export function AskSentence({ form, unread, answer, texts, terms, onChange }: AskSentenceProps) {
  // Disabled until hydration: without JavaScript there is no answer.
  const ready = useLive();
  const { phone } = useSite();
  const parsed = parseAmount(texts.amount);
  const years = offeredYears(terms, Number(texts.years));
  const error = parsed.kind === 'wrong' ? parsed.message : undefined;
  return (
    <FiguresForm
      form={form}
      id={ASK_FORM}
      unread={unread}
      plain
      label="Find what pays the most"
      answer={answer}
      result="highest-value"
      withoutScript={`These blanks need JavaScript. Without it, call ${phone.display} for rates.`}
    >
      <fieldset disabled={!ready} className={styles.sentence}>
        <span className={joinClasses(font.nowrap, styles.part)}>
          <label htmlFor="amount">
            I have <VisuallyHidden>so many dollars</VisuallyHidden>
          </label>{' '}
          <span className={styles.amount}>
            <span aria-hidden="true">$</span>
            <input
              id="amount"
              name="amount"
              type="text"
              inputMode="decimal"
              className={styles.control}
              value={texts.amount}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'amount-error' : undefined}
              onChange={({ target }) => onChange({ amount: target.value })}
              onBlur={() => parsed.kind === 'amount' && onChange({ amount: formatAmount(parsed.amount) })}
            />
          </span>
        </span>{' '}
        <span className={joinClasses(font.nowrap, styles.part)}>
          <label htmlFor="years">for</label>{' '}
          <Choice id="years" value={texts.years} options={years} onChange={(chosen) => onChange({ years: chosen })} />
        </span>{' '}
        <span className={joinClasses(font.nowrap, styles.part)}>
          <label htmlFor="state">in</label>{' '}
          <Choice id="state" value={texts.state} options={states} onChange={(chosen) => onChange({ state: chosen })} />,
        </span>{' '}
        <label htmlFor="least">from an insurer rated at least</label>{' '}
        <span className={joinClasses(font.nowrap, styles.part)}>
          <Choice id="least" value={texts.least} options={grades} onChange={(chosen) => onChange({ least: chosen })} />
        </span>
      </fieldset>
      {error && (
        <p id="amount-error" className={joinClasses(font.strong, beside[8], styles.error)}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </FiguresForm>
  );
}

interface ChoiceProps {
  readonly id: keyof AskTexts;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ id, value, options, onChange }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      <select id={id} name={id} className={styles.control} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  );
}

const states = stateChoices.map((state) => ({ value: state, label: state === 'all' ? 'any state' : usStates[state] }));
const grades = offeredGrades.map((grade) => ({ value: grade, label: grade }));

/** The chosen term is offered too when no product has it: a link may ask for it. */
function offeredYears(terms: readonly number[], chosen: number) {
  const years = terms.includes(chosen) ? terms : [...terms, chosen].sort((one, other) => one - other);
  return years.map((one) => ({ value: String(one), label: formatYears(one) }));
}
