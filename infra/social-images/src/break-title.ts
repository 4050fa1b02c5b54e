/** Breaks a title into the fewest lines of a width, and those as even as they can be. `widthOf` measures a text in the type it will have. */
export function breakTitle(title: string, width: number, widthOf: (text: string) => number): string[] {
  const words = title.split(/\s+/).filter((word) => word !== '');
  const fewest = fill(words, width, widthOf).length;
  // The narrowest column that needs no further line: then no word is left alone on the last one.
  let narrow = 0;
  let wide = width;
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle, widthOf).length > fewest) narrow = middle;
    else wide = middle;
  }
  return fill(words, wide, widthOf);
}

function fill(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
