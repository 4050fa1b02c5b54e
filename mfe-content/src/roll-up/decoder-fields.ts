import { formatNumber } from '@annuity-lantern/domain/format-number';
import { choiceField, type InputField } from '@annuity-lantern/tool-kit/input-fields';
import { type Inputs, mapFields, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { defaultFigures, type Figures, kinds, type NumberName, numberNames, numberRules } from './decoder-inputs.ts';
import { readEntry } from './read-entry.ts';

/** A number as we write it into a link. Anyone can write a link, so nothing else is read. */
const numberInLink = /^\d{1,9}(?:\.\d{1,2})?$/;

export const decoderFields: Readonly<Record<keyof Figures, InputField>> = {
  ...mapFields(numberRules, entryField),
  kind: choiceField(defaultFigures.kind, kinds),
};

export type DecoderTexts = Inputs<keyof Figures>;

/** A number of the decoder: `8` in a link, `8.0` in its field. */
function entryField(name: NumberName): InputField {
  return {
    initial: writeEntry(name, defaultFigures[name]),
    key: numberRules[name].key,
    toLink: (text) => readEntry(name, text).value?.toString(),
    fromLink(value) {
      const read = numberInLink.test(value) ? readEntry(name, value).value : undefined;
      return read === undefined ? undefined : writeEntry(name, read);
    },
  };
}

/** A number as its field shows it. */
export function writeEntry(name: NumberName, value: number): string {
  return numberRules[name].unit === 'percent' ? formatNumber(value, { least: 1 }) : formatNumber(value);
}

/** Wrong while one of the fields cannot be read. */
export function parseFigures(texts: DecoderTexts): ParsedInputs<Figures> {
  const numbers = numberNames.map((name) => [name, readEntry(name, texts[name]).value] as const);
  if (numbers.some(([, value]) => value === undefined)) return { kind: 'wrong' };
  const kind = kinds.find((one) => one === texts.kind) ?? defaultFigures.kind;
  return { kind: 'good', good: { ...(Object.fromEntries(numbers) as Record<NumberName, number>), kind } };
}

/** The fragment of a link to these figures. */
export function figuresHash(figures: Figures): string {
  return writeInputsHash(decoderFields, { ...mapFields(numberRules, (name) => writeEntry(name, figures[name])), kind: figures.kind });
}
