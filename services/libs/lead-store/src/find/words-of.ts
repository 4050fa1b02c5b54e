import { foldText } from '@annuity-lantern/domain/fold-text';

/** Most words of one lead, so that its index keys stay few. The newest ones stay. */
export const MOST_WORDS = 300;
const SHORTEST = 3;
const LONGEST = 24;

/** Words that are in most texts. */
const common = new Set(
  (
    'about after all also and any are ask asked because been before but can could did does don each for from get got had has have her here him his how ' +
    'into its just like may more most not now off one only other our out over said she should some than that the their them then there they this time ' +
    'two too use very wants was way were what when where which who will with would yes you your'
  ).split(' '),
);

/** The words of a text by which search finds it, each once: without case, accents, common words and the s of a plural. */
export function wordsOf(text: string): string[] {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST && word.length <= LONGEST && !common.has(word))
    .map((word) => (word.length > SHORTEST ? word.replace(/(?<!s)s$/, '') : word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** The words of a lead with those of a new text. The newest ones stay. */
export function addWords(stored: readonly string[] = [], words: readonly string[]): string[] {
  return [...stored.filter((word) => !words.includes(word)), ...words].slice(-MOST_WORDS);
}

/** An expression: the same words of a stored lead. */
export function withWords(words: readonly string[]): object {
  const earlier = { $filter: { input: { $ifNull: ['$words', []] }, cond: { $not: [{ $in: ['$$this', words] }] } } };
  return { $slice: [{ $concatArrays: [earlier, words] }, -MOST_WORDS] };
}
