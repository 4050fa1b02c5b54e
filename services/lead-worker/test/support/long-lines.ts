/** The lines over 72 columns. A link cannot be wrapped, so it may be longer in a line of its own. */
export function longLines(text: string): string[] {
  return text.split('\n').filter((line) => line.length > 72 && !/^https:\S+$/.test(line));
}
