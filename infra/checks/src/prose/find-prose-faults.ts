import { toString as textOf } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';

/** Write 25 words. A sentence of more than this fails. */
export const MOST_WORDS = 30;

/** Words that made readers stop, and what to write. */
const banned: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, 'name the person: the visitor, an operator'],
  [/\bnobody\b(?!')/i, 'say who does not: "no worker", "unowned"'],
  [/\bnobody'?s\b/i, 'say whose'],
  [/\bonce-?ness\b/i, 'idempotency'],
  [/\bwhatever\b/i, 'name the cases'],
  [/\b(?:stands?|stood|standing)\b(?! for\b)/i, 'is, remains, is written'],
  [/\b(?:is|are|was|were|being|been) told\b|\btold of\b/i, 'learns, receives, reads'],
  [/\b(?:comes?|came) (?:while|meanwhile)\b/i, 'arrives'],
  [/\b(?:is|are) (?:that|those) of\b/i, 'repeat the noun'],
  [/\bgo(?:es)? on\b/i, 'continues'],
  [/\bin vain\b/i, 'false positive, without effect'],
  [/\bis worth what\b/i, 'is trusted only as far as'],
  [/\bspeaks? against\b/i, 'warnings, reasons not to'],
  [/\bcosts? nothing\b/i, 'say what does not happen'],
  [/\bword to Redis\b/i, 'notifies'],
  [/\b(?:puts?|putting) (?:\w+ ){0,3}in(?:to)? place\b/i, 'publish'],
  [/\b(?:is|are) left to\b/i, 'say who does it'],
  [/\bby mail\b(?! or email)/i, 'by email'],
];

/** The faults of a text, a line each: a banned phrase, or a sentence of more than 30 words. */
export function findProseFaults(text: string): string[] {
  const words = banned.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`"${found}": ${instead}`];
  });
  const long = sentencesOf(text).filter(({ words: count }) => count > MOST_WORDS);
  return [...words, ...long.map((sentence) => `${sentence.words} words: ${sentence.start} ...`)];
}

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
}

function sentencesOf(text: string): { readonly words: number; readonly start: string }[] {
  return nodesOf(new ParseEnglish().parse(text) as Node, 'SentenceNode').map((sentence) => {
    const words = nodesOf(sentence, 'WordNode').map((word) => textOf(word as Parameters<typeof textOf>[0]));
    return { words: words.length, start: words.slice(0, 8).join(' ') };
  });
}

function nodesOf(node: Node, type: string): Node[] {
  return node.type === type ? [node] : (node.children ?? []).flatMap((child) => nodesOf(child, type));
}
