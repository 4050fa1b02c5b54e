const WIDTH = 72;

/** Breaks a paragraph into lines of at most 72 columns, as plain-text mail is read; a longer word stands alone. */
export function wrapText(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
