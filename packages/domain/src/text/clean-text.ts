/** Characters that draw nothing: zero width, direction marks, soft hyphens, fillers, tags, controls, private use. */
const hidden = /(?!\n)[\p{DI}\p{Cf}\p{Cc}\p{Co}\ufffc]/u;
/** An emoji with its color, and the joiner before the next one, which both draw something. */
const emoji = /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]{0,2}(?:\u200d(?=\p{Extended_Pictographic}))?/u;
const emojiOrHidden = new RegExp(`(${emoji.source})|${hidden.source}`, 'gu');
const lineEnds = /\r\n?|\p{Zl}|\p{Zp}|\u0085|\v|\f/gu;
/** Half of a pair, which UTF-8 can't hold: something was lost, and the sign for that shows it. */
const halves = /\p{Cs}/gu;
/** Also the blank of Braille, which is no space by its category. */
const spaces = /[\p{Zs}\t\u2800]/gu;
/** Wide, bold and joined forms of plain letters and digits. Superscripts and fractions are not among them: 5² is not 52. */
const dressed = /[\ufb00-\ufb06\uff01-\uffee\u{1d400}-\u{1d7ff}]/gu;

/** Typed or pasted words on several lines, as they look: no hidden characters, plain spaces, plain letters and digits, trimmed. */
export function cleanLines(text: string): string {
  return text
    .replace(halves, '\ufffd')
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    .replace(emojiOrHidden, '$1')
    .replace(dressed, (character) => character.normalize('NFKC'))
    .normalize('NFC')
    .trim();
}

/** As {@link cleanLines}, on one line with single spaces. Every field of one line is read by it, and every figure. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, ' ');
}

/** Whether {@link cleanLine} would remove a character that draws nothing. */
export function hasHidden(text: string): boolean {
  const words = text.replace(lineEnds, '\n').replace(spaces, ' ');
  return words.replace(emojiOrHidden, '$1') !== words;
}
