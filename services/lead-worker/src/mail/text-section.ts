import { wrapText } from './wrap-text.ts';

/** Paragraphs of the plain part below their heading. */
export function textSection(heading: string, ...paragraphs: readonly string[]): string {
  return [heading, ...paragraphs.map((paragraph) => wrapText(paragraph))].join('\n');
}
