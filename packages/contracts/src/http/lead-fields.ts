import * as z from 'zod/mini';
import { type FieldKind, fieldKinds, type KindFacts, type StoredAnswerOf } from '../field-kinds/field-kinds.ts';
import { messages } from '../messages.ts';

export const leadKinds = ['consultation', 'annuity-review'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The part of a row that all kinds share. */
interface FieldFacts {
  /** The forms that ask it. */
  readonly on: Readonly<Partial<Record<LeadKind, 'required' | 'optional'>>>;
  /** Who the visitor is: asked first, by every form. */
  readonly contact?: true;
  /** For visitors. */
  readonly label: string;
  readonly hint?: string;
  /** For staff, at the desk and in mail; absent: the label for visitors. */
  readonly staffLabel?: string;
  /** Head of its column in the download; absent: the label for staff. */
  readonly column?: string;
  /** The words of the privacy policy that name it. */
  readonly policy: string;
}

export type LeadFieldRow = FieldFacts & KindFacts;

export const ageRanges = {
  'under-40': 'Under 40',
  '40-49': '40-49',
  '50-59': '50-59',
  '60-69': '60-69',
  '70+': '70+',
} as const;

export const assetRanges = {
  'under-100k': 'Under $100,000',
  '100k-250k': '$100,000 - $250,000',
  '250k-500k': '$250,000 - $500,000',
  '500k-1m': '$500,000 - $1,000,000',
  'over-1m': 'Over $1,000,000',
} as const;

/** What the forms ask, in their order. Schemas, controls, mail, the desk and the download derive from these rows. */
export const leadFields = {
  firstName: {
    on: { consultation: 'required', 'annuity-review': 'required' },
    contact: true,
    kind: 'text',
    label: 'First name',
    autoComplete: 'given-name',
    longest: 80,
    errors: { required: 'Enter your first name.', tooLong: 'A first name can have up to 80 characters.' },
    policy: 'first and last name',
  },
  lastName: {
    on: { consultation: 'required', 'annuity-review': 'required' },
    contact: true,
    kind: 'text',
    label: 'Last name',
    autoComplete: 'family-name',
    longest: 80,
    errors: { required: 'Enter your last name.', tooLong: 'A last name can have up to 80 characters.' },
    policy: 'first and last name',
  },
  email: {
    on: { consultation: 'required', 'annuity-review': 'required' },
    contact: true,
    kind: 'email',
    label: 'Email',
    errors: messages.field.email,
    policy: 'email address',
  },
  phone: {
    on: { consultation: 'required', 'annuity-review': 'required' },
    contact: true,
    kind: 'phone',
    label: 'Phone',
    errors: { required: 'Enter your phone number.', shape: 'A US number has 10 digits. This is not one we can dial.' },
    policy: 'phone number',
  },
  insuranceCompany: {
    on: { 'annuity-review': 'optional' },
    kind: 'text',
    label: 'Insurance company',
    hint: 'As printed on the contract.',
    staffLabel: 'Insurer',
    longest: 120,
    errors: { tooLong: 'A company name can have up to 120 characters.' },
    policy: 'the insurance company',
  },
  approximateValue: {
    on: { 'annuity-review': 'optional' },
    kind: 'text',
    label: 'Approximate value',
    hint: 'A rough figure is enough.',
    staffLabel: 'Value',
    longest: 60,
    errors: { tooLong: 'A value can have up to 60 characters.' },
    policy: 'the approximate value of the contract',
  },
  age: {
    on: { consultation: 'required', 'annuity-review': 'optional' },
    kind: 'choice',
    choices: ageRanges,
    label: 'Age',
    placeholder: 'Choose an age range',
    errors: { required: 'Choose your age range.' },
    mail: 'never',
    policy: 'your age range',
  },
  assets: {
    on: { consultation: 'required' },
    kind: 'choice',
    choices: assetRanges,
    label: 'Assets',
    hint: 'A range is enough.',
    placeholder: 'Choose a range',
    errors: { required: 'Choose the range of your assets.' },
    mail: 'never',
    policy: 'the range of your assets',
  },
  state: {
    on: { consultation: 'required', 'annuity-review': 'optional' },
    kind: 'usState',
    label: 'State',
    hint: 'Advisors are licensed by state.',
    placeholder: 'Choose a state',
    errors: { required: 'Choose your state.' },
    mail: 'staff',
    policy: 'your state',
  },
  primaryConcern: {
    on: { consultation: 'required' },
    kind: 'longText',
    label: 'Primary concern',
    hint: 'A sentence or two. No account numbers, please.',
    staffLabel: 'Concern',
    longest: 4000,
    errors: {
      required: 'Tell us in a few words what you would like to talk about.',
      tooLong: 'Please keep this to 4,000 characters. You can tell us more in the call.',
    },
    policy: 'what you wrote under “Primary concern.”',
  },
  concerns: {
    on: { 'annuity-review': 'optional' },
    kind: 'longText',
    label: 'Concerns',
    hint: 'What made you wonder? No account or contract numbers, please.',
    column: 'Concerns about the contract',
    longest: 4000,
    errors: { tooLong: 'Please keep this to 4,000 characters. You can tell us more in the call.' },
    policy: 'what you wrote under “Concerns.”',
  },
  preferredCallTime: {
    on: { consultation: 'optional', 'annuity-review': 'optional' },
    kind: 'callTime',
    label: 'When should we call?',
    hint: 'We’ll try to call then, but this doesn’t reserve a time.',
    staffLabel: 'Call time',
    column: 'Time to call',
    errors: {
      required: 'Choose at least one day, one time of day, and your time zone. Or choose "Any time".',
      days: 'Choose at least one day. Or choose "Any time".',
      parts: 'Choose at least one time of day. Or choose "Any time".',
      timeZone: 'Choose your time zone. Or choose "Any time".',
      'days parts': 'Choose at least one day and one time of day. Or choose "Any time".',
      'days timeZone': 'Choose at least one day, and your time zone. Or choose "Any time".',
      'parts timeZone': 'Choose at least one time of day, and your time zone. Or choose "Any time".',
    },
    mail: 'both',
    policy: 'The days, times of day and time zone you chose for our call',
  },
} as const satisfies Readonly<Record<string, LeadFieldRow>>;

type Rows = typeof leadFields;
/** A field of either form. */
export type LeadField = keyof Rows;
type FieldOn<Form extends LeadKind> = { [Name in LeadField]: Form extends keyof Rows[Name]['on'] ? Name : never }[LeadField];
export type ConsultationField = FieldOn<'consultation'>;
export type AnnuityReviewField = FieldOn<'annuity-review'>;
export type ContactField = { [Name in LeadField]: Rows[Name] extends { contact: true } ? Name : never }[LeadField];
/** The fields of one kind. */
export type FieldOfKind<Kind extends FieldKind> = { [Name in LeadField]: Rows[Name]['kind'] extends Kind ? Name : never }[LeadField];

export const leadFieldNames = Object.keys(leadFields) as LeadField[];
export const contactFields = leadFieldNames.filter(isContact);
export const consultationFields = fieldsOn('consultation');
export const annuityReviewFields = fieldsOn('annuity-review');
/** The fields of each form, in their order. */
export const fieldsOf = { consultation: consultationFields, 'annuity-review': annuityReviewFields } as const;

/** The fields of the form, and those that staff recorded beside it: the state of a review. */
export function fieldsWithAnswers(kind: LeadKind, answers: { readonly [Field in LeadField]?: unknown }): readonly LeadField[] {
  const asked: readonly LeadField[] = fieldsOf[kind];
  return [...asked, ...leadFieldNames.filter((name) => !asked.includes(name) && answers[name] !== undefined)];
}

type Answer<Row extends LeadFieldRow> = Row extends { choices: infer Choices }
  ? keyof Choices & string
  : z.infer<ReturnType<(typeof fieldKinds)[Row['kind']]['accepts']>>;
type Accepts<Row extends LeadFieldRow> = z.ZodMiniType<Answer<Row>, Answer<Row>>;
type AcceptedAnswers<Form extends LeadKind> = {
  [Name in FieldOn<Form>]: Rows[Name]['on'] extends { [Key in Form]: 'required' }
    ? Accepts<Rows[Name]>
    : z.ZodMiniOptional<Accepts<Rows[Name]>>;
};

/** The schemas by which answers are accepted. Build them on first use: all of them are a fifth of the script that opens a page with a form. */
export function acceptedAnswers<Form extends LeadKind>(form: Form) {
  const schemas = fieldsOf[form].map((name) => {
    const row = rowOf(name);
    const isRequired = row.on[form] === 'required';
    const schema = fieldKinds[row.kind].accepts(row as never, isRequired);
    return [name, isRequired ? schema : z.optional(schema)];
  });
  return Object.fromEntries(schemas) as AcceptedAnswers<Form>;
}

type StoredSchemas = {
  [Name in LeadField]: Name extends ContactField
    ? z.ZodMiniDefault<z.ZodMiniString>
    : z.ZodMiniOptional<ReturnType<(typeof fieldKinds)[Rows[Name]['kind']]['stored']>>;
};

/** Stored answers of either kind of request. */
export type StoredAnswers = { readonly [Name in LeadField]?: z.infer<StoredSchemas[Name]> | undefined };

/** The schemas by which stored answers to these fields are read. A missing contact answer reads as empty. */
export function storedAnswersOf<Name extends LeadField>(names: readonly Name[]) {
  const schemas = names.map((name) => {
    const schema = fieldKinds[rowOf(name).kind].stored();
    return [name, isContact(name) ? z._default(schema, '') : z.optional(schema)];
  });
  return Object.fromEntries(schemas) as Pick<StoredSchemas, Name>;
}

/** Says something of an answer, by the kind of its field. A forgotten kind does not compile. */
export type ByKind<Result, Kinds extends FieldKind = FieldKind> = {
  readonly [Kind in Kinds]: (row: LeadFieldRow & { readonly kind: Kind }, answer: StoredAnswerOf<Kind> | undefined) => Result;
};

/** What `says` has for an answer to the field of this row. */
export function sayByKind<Result, Kind extends FieldKind>(
  says: ByKind<Result, Kind>,
  row: { readonly kind: Kind },
  answer: unknown,
): Result {
  const say = says[row.kind] as (row: object, answer: unknown) => Result;
  return say(row, answer);
}

/** The row of a field, where each row is treated the same. */
export function rowOf(name: LeadField): LeadFieldRow {
  return leadFields[name];
}

export function labelForStaff({ staffLabel, label }: LeadFieldRow): string {
  return staffLabel ?? label;
}

function isContact(name: LeadField): name is ContactField {
  return rowOf(name).contact === true;
}

function fieldsOn<Form extends LeadKind>(form: Form) {
  return leadFieldNames.filter((name): name is FieldOn<Form> => form in leadFields[name].on);
}
