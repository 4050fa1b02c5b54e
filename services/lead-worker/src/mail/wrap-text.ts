/** Breaks a paragraph of plain-text mail into lines of at most `width` columns. A longer word gets a line of its own. */
export function wrapText(paragraph: string, width = 72): string {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
