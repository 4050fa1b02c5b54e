import { amountField, type InputField, linkedIfChanged, numberField } from '@annuity-lantern/tool-kit/input-fields';
import type { Fields, Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import type { NumberLimits } from '@annuity-lantern/tool-kit/parse-number';
import { type ClaimId, claimIds, claimOf, type PercentName, type PickName } from './brochure-claims.ts';
import { checkFields } from './check-fields.ts';
import { type QuestionName, questionOf } from './questions.ts';

export type BrochureName = 'amount' | PickName | PercentName;
export type KeptTexts = Inputs<QuestionName | BrochureName>;
export type ChangeTexts = (part: Partial<KeptTexts>, options?: { readonly step?: boolean }) => void;

/** The answers of the check, and before them what the brochure said. */
export const keptFields: Fields<QuestionName | BrochureName> = {
  ...checkFields,
  amount: amountField(''),
  ...(Object.fromEntries(claimIds.flatMap(fieldsOf)) as Readonly<Record<PickName | PercentName, InputField>>),
};

export function pickName(id: ClaimId): PickName {
  return `says-${id}`;
}

/** The field of a phrase's figure; null without one. */
export function percentName(id: ClaimId): PercentName | null {
  return claimOf(id).figure ? (`percent-${id}` as PercentName) : null;
}

export function limitsOf(question: QuestionName): NumberLimits {
  const asked = questionOf(question);
  if (!('limits' in asked)) throw new TypeError(`${question} has no limits`);
  return asked.limits;
}

function fieldsOf(id: ClaimId): (readonly [string, InputField])[] {
  const { figure } = claimOf(id);
  const pick = [pickName(id), pickField(id)] as const;
  if (!figure) return [pick];
  return [pick, [`percent-${id}`, linkedIfChanged(numberField(String(figure.usual), limitsOf(figure.question)))]];
}

/** All picks are one value in a link: `said=rollUp.noFees`. */
function pickField(id: ClaimId): InputField {
  return {
    initial: '',
    key: 'said',
    toLink: (_, texts) => claimIds.filter((one) => texts[pickName(one)] === 'yes').join('.') || undefined,
    fromLink: (value) => (value.split('.').includes(id) ? 'yes' : undefined),
  };
}
