/** Letters that Unicode does not decompose into a base letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
};

/** Letters that are often written as two on a keyboard without them. */
const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Letters without marks, apostrophes or punctuation, as one compares them in a search: `O’Neil, Łukasz` is `oneil lukasz`. Raises nothing. */
export function foldText(text: string): string {
  return (
    text
      // U+00B4 would decompose into a space and a mark.
      .replace(/[\p{Cf}'’‘‛ʼʻ`´′]/gu, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[ßæœøłđðþıħŋŧĸ]/g, (letter) => letters[letter] as string)
      .replace(/[\p{M}']/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** The other folded form of a text with umlauts: `Björn` is `bjoern`, too. Undefined without one. Raises nothing. */
export function spellOut(text: string): string | undefined {
  const lower = text.normalize('NFC').toLowerCase();
  return /[äöüøå]/.test(lower) ? foldText(lower.replace(/[äöüøå]/g, (letter) => spelled[letter] as string)) : undefined;
}

/** Whether a text contains what was typed, in either folded form. Raises nothing. */
export function holdsWords(text: string, typed: string): boolean {
  // A sign that folding would drop, but that was meant.
  if (/[?*]/.test(typed)) return text.toLowerCase().includes(typed.trim().toLowerCase());
  const wanted = foldText(typed);
  return foldText(text).includes(wanted) || (spellOut(text)?.includes(wanted) ?? false);
}
