import type * as z from 'zod/mini';
import { type CallTimeField, callTime } from './call-time.ts';
import { type ChoiceField, choice } from './choice.ts';
import { type EmailField, email } from './email.ts';
import { type PhoneField, phone } from './phone.ts';
import { type TextField, text } from './text.ts';
import { type UsStateField, usState } from './us-state.ts';

/** The part of a row that depends on its kind. */
export type KindFacts = TextField | ChoiceField | UsStateField | EmailField | PhoneField | CallTimeField;
export type FieldKind = KindFacts['kind'];

interface KindOf<Row> {
  /** The schema of an answer that is sent. */
  accepts(row: Row, isRequired: boolean): z.ZodMiniType;
  /** The schema by which a stored answer is read: looser, since the answer may be of another version. */
  stored(): z.ZodMiniType;
  /** The answer in words, for the download; undefined when none was given. */
  words(row: Row, answer: unknown): string | undefined;
}

export type StoredAnswerOf<Kind extends FieldKind> = z.infer<ReturnType<(typeof fieldKinds)[Kind]['stored']>>;

/** The schemas and words of each kind of field. Schemas are built on demand. */
export const fieldKinds = { text, longText: text, choice, usState, email, phone, callTime } satisfies {
  readonly [Kind in FieldKind]: KindOf<KindFacts & { readonly kind: Kind }>;
};
