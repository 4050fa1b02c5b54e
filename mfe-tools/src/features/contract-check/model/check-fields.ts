import { amountField, choiceField, type InputField, numberField } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { percentsField } from '../../../inputs/percents-field.ts';
import { type Question, type QuestionName, questionNames, questionOf } from './questions.ts';

/** The value of a field whose answer is unknown. */
export const NOT_SURE = 'Not sure';

/** The same as a choice, and in a link. */
export const UNSURE = 'unsure';

export type CheckTexts = Inputs<QuestionName>;

export const checkFields = Object.fromEntries(questionNames.map((name) => [name, fieldOf(questionOf(name))])) as Readonly<
  Record<QuestionName, InputField>
>;

/** People say it in their own words, and the button beside the field in ours. */
export function isUnsure(text: string): boolean {
  return /^(?:not sure|unsure|unknown|(?:i )?do(?:n.?t| not) know|no idea|\?+)$/i.test(text.trim());
}

function fieldOf(question: Question): InputField {
  switch (question.kind) {
    case 'choice':
      return choiceField('', [UNSURE, ...question.options.map(({ value }) => value)]);
    case 'money':
      return orUnsure(amountField(''));
    case 'percents':
      return orUnsure(percentsField);
    default:
      return orUnsure(numberField('', question.limits));
  }
}

function orUnsure(field: InputField): InputField {
  return {
    initial: field.initial,
    toLink: (text, inputs) => (isUnsure(text) ? UNSURE : field.toLink(text, inputs)),
    fromLink: (value) => (value === UNSURE ? NOT_SURE : field.fromLink(value)),
  };
}
