import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

export interface Grade {
  /** The school year whose pupils read it easily: 8 is an eighth grader. */
  readonly grade: number;
  readonly words: number;
  readonly sentences: readonly string[];
}

const sentenceSplitter = new Intl.Segmenter('en-US', { granularity: 'sentence' });
const wordSplitter = new Intl.Segmenter('en-US', { granularity: 'word' });
/** The points of these abbreviations end no sentence. */
const abbreviations: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b([ap])\.m\./g, '$1m'],
  [/\bU\.S\./g, 'US'],
];

/**
 * The Flesch-Kincaid grade of the sentences of a text. Lines without an end mark are left out: headings, labels and table cells have
 * few words and would make every page look easy. Null for a text without sentences.
 *
 * @param text lines as `readText` gives them
 */
export function gradeText(text: string): Grade | null {
  const sentences = text.split('\n').flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return null;
  const counts = { sentence: sentences.length, word: words.length, syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0) };
  return { grade: fleschKincaid(counts), words: words.length, sentences };
}

export function wordsOf(sentence: string): string[] {
  return [...wordSplitter.segment(sentence)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

function sentencesOf(line: string): string[] {
  if (!/[.?!:]["”’)]*$/.test(line)) return [];
  const plain = abbreviations.reduce((text, [pattern, short]) => text.replace(pattern, short), line);
  return [...sentenceSplitter.segment(plain)].map(({ segment }) => segment.trim()).filter((sentence) => wordsOf(sentence).length > 0);
}

/** A number is read as one short word, however many digits it has. */
function syllablesOf(word: string): number {
  return Math.max(1, syllable(word));
}
