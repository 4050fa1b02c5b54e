import { foldText } from '@annuity-lantern/domain/fold-text';
import MiniSearch, { type Query } from 'minisearch';
import { askedOf, ourWords } from './everyday-words.ts';

/** The groups of results, with their headings. */
export const placeKinds = {
  tool: 'Tools',
  page: 'Guides and pages',
  term: 'Glossary',
  lesson: 'Course lessons',
  resource: 'Resources to print',
  article: 'Articles of other sites',
} as const;

/** A place that the search can find. */
export interface Place {
  readonly kind: keyof typeof placeKinds;
  readonly title: string;
  /** Other words for it: keywords, other names, the words of its path. */
  readonly also: string;
  readonly text: string;
  readonly href: string;
  /** The id of the page's route, if it is a whole page. */
  readonly page?: string;
}

/** Tools and guides come before lessons, and our pages before those of others. */
const kindWeights: Readonly<Record<Place['kind'], number>> = { tool: 2, page: 1.6, resource: 1.2, term: 1, lesson: 0.5, article: 0.4 };

/** Words that tell nothing about what is searched for: "How do I cancel my annuity?" */
const fillers = new Set(
  'a am an and are at be but by can could did do does for from get has have how i if in is it me my of on or our should so that the their there they this to was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Fields, and how much more a word counts in them than in the text. */
const weights = { title: 5, also: 2, text: 1 } as const;
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

export type PlaceIndex = MiniSearch<Place & { readonly id: number }>;

export function indexPlaces(places: readonly Place[]): PlaceIndex {
  const index: PlaceIndex = new MiniSearch({
    fields,
    storeFields: ['kind', 'title', 'also', 'text', 'href', 'page'],
    tokenize: (text, field) => (field === 'text' ? wordsOf(text) : withNeighbors(wordsOf(text))),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: wordsOf,
      boost: weights,
      boostDocument: (_, __, stored) => kindWeights[(stored as unknown as Place).kind],
      prefix: (term) => term.length > 1,
      // Typos: one from 5 letters on, two from 9 on.
      fuzzy: (term) => (term.length < 5 ? false : term.length < 9 ? 1 : 2),
    },
  });
  index.addAll(places.map((place, id) => ({ ...place, id })));
  return index;
}

/**
 * The places that fit what was typed, best first. Pages that answer a whole phrase of it come before the others. These have every word, else any of
 * them, unless `whole` asks for every word.
 * Letter case, marks and typos do not matter, nor whether two words are written apart, together or with a hyphen.
 */
export function findPlaces(index: PlaceIndex, typed: string, { whole = false } = {}): readonly Place[] {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [];
  const queries = words.map(queryOf);
  const together = index.search({ combineWith: 'OR', queries: [{ combineWith: 'AND', queries }, words.join('')] });
  const found = (together.length > 0 || whole ? together : index.search({ combineWith: 'OR', queries })) as unknown as readonly Place[];
  const answers = whole ? [] : answersOf(index, all);
  return [...answers, ...found.filter(({ href }) => !answers.some((answer) => answer.href === href))];
}

function answersOf(index: PlaceIndex, words: readonly string[]): readonly Place[] {
  const typed = ` ${words.join(' ')} `;
  const asked = [...askedOf].filter(([, phrases]) => phrases.some((phrase) => typed.includes(` ${phrase} `)));
  const places = index.search(MiniSearch.wildcard) as unknown as readonly Place[];
  return asked.flatMap(([page]) => places.filter((place) => place.page === page));
}

/** A word in any number, or what our pages call it. */
function queryOf(word: string): Query {
  const singular = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
  return { combineWith: 'OR', queries: [singular, ...(ourWords.get(word) ?? [])] };
}

function wordsOf(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean);
}

/** The words, and each two neighbors as one word: "free look" is also found as "freelook". */
function withNeighbors(words: string[]): string[] {
  return [...words, ...words.slice(1).map((word, place) => `${words[place]}${word}`)];
}
