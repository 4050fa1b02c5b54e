import { onlyZoneOf } from '@annuity-lantern/contracts/first-call';
import { type FieldKind, type LeadField, leadFieldNames, leadFields } from '@annuity-lantern/contracts/http';

/** One answer in the form: the text of its control, or the values of several controls, each named `answer.part`. */
export type AnswerValue = string | { readonly [part: string]: string | readonly string[] };

interface FormAnswer {
  /** The value in an empty form. Its shape says which controls are read: a list is read from checkboxes, a text from any other control. */
  readonly blank: AnswerValue;
  /** The answer as sent, before validation. Undefined if the visitor left it empty. */
  toBody(value: AnswerValue): unknown;
}

const text = { blank: '', toBody: (value: string) => (value.trim() ? value : undefined) };

/** The form value of each kind of control. */
const formAnswers = {
  text,
  longText: text,
  choice: text,
  usState: text,
  email: text,
  phone: text,
  callTime: {
    blank: { choice: 'any', days: [] as string[], parts: [] as string[], timeZone: '' },
    // "Any time" is left out: a form that does not ask for a time sends the same body, under the same idempotency key.
    toBody: ({ choice, ...times }: { choice: string; days: string[]; parts: string[]; timeZone: string }) =>
      choice === 'any' ? undefined : times,
  },
} satisfies Record<FieldKind, FormAnswer>;

type AnswerValues = { -readonly [Name in LeadField]: (typeof formAnswers)[(typeof leadFields)[Name]['kind']]['blank'] };

/** The values of all forms. Each form shows some of the answers. Names match the contract, so that server errors find their fields. */
export interface FormValues extends AnswerValues {
  automatedCalls: boolean;
  texts: boolean;
  emailUpdates: boolean;
  /** Whether this request may be counted. */
  analytics: boolean;
  /** Honeypot. */
  website: string;
}

/** The consent box of each channel that needs separate consent. */
export const channelOf = { automatedCalls: 'automatedCalls', texts: 'texts', emailUpdates: 'email' } as const;
export const consentNames = ['automatedCalls', 'texts', 'emailUpdates'] as const satisfies readonly (keyof typeof channelOf)[];
/** Every box of the consent block. */
export const boxNames = [...consentNames, 'analytics'] as const;

/** Names of the hidden fields that tell which consent text a page showed. */
export const shownWords = { textVersion: 'consent.textVersion', network: 'consent.network' } as const;

export const blankValues: FormValues = {
  ...(Object.fromEntries(leadFieldNames.map((name) => [name, formAnswers[leadFields[name].kind].blank])) as AnswerValues),
  automatedCalls: false,
  texts: false,
  emailUpdates: false,
  analytics: false,
  website: '',
};

/** The answers as sent, before validation. Where no time zone was chosen, a state with one zone decides. */
export function toAnswers(names: readonly LeadField[], values: FormValues): Readonly<Record<string, unknown>> {
  const { preferredCallTime: times, state } = values;
  const whole = { ...values, preferredCallTime: { ...times, timeZone: times.timeZone || (onlyZoneOf(state) ?? '') } };
  return Object.fromEntries(
    names.map((name) => {
      const answer: FormAnswer = formAnswers[leadFields[name].kind];
      return [name, answer.toBody(whole[name])];
    }),
  );
}

/** The values in an answer's controls. Blank controls take their value from the draft. */
export function orKept<Name extends LeadField>(name: Name, shown: FormValues[Name], kept: AnswerValue | undefined): FormValues[Name] {
  return orKeptValue(blankValues[name], shown, kept) as FormValues[Name];
}

function orKeptValue(blank: AnswerValue, shown: AnswerValue, kept: AnswerValue | undefined): AnswerValue {
  if (typeof blank === 'string' || typeof shown === 'string') return shown === blank && typeof kept === 'string' ? kept : shown;
  const keptParts = typeof kept === 'object' ? kept : {};
  const parts = Object.entries(shown).map(([part, value]) => [
    part,
    String(value) === String(blank[part]) ? (keptParts[part] ?? value) : value,
  ]);
  return Object.fromEntries(parts);
}
