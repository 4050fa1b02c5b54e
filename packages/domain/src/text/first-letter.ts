/** Words as the start of a sentence: their first letter large. Raises nothing. */
export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words inside a sentence: their first letter small. Raises nothing. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
