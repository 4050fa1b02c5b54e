/** Breaks a text into lines of at most some characters. */
export function breakLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Besley at weight 600: widths of characters that are far from the mean, as a part of the type size. */
const widths: Readonly<Record<string, number>> = {
  ' ': 0.3,
  '.': 0.26,
  ',': 0.28,
  '%': 1.06,
  i: 0.36,
  l: 0.35,
  f: 0.41,
  t: 0.39,
  s: 0.53,
  o: 0.59,
  u: 0.69,
  n: 0.7,
  d: 0.67,
  Y: 0.81,
};
const MEAN_WIDTH = 0.59;
const LETTER_SPACING = -0.012;
const OVERHANG = 6;

/** The width of the bar behind a lit line, in the pixels of its drawing. Worked out, because served words cannot be measured. */
export function litWidth(words: string, size: number): number {
  const ems = [...words].reduce((sum, character) => sum + (widths[character] ?? MEAN_WIDTH) + LETTER_SPACING, 0);
  return Math.round(ems * size) + 2 * OVERHANG;
}
