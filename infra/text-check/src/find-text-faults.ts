import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, parseDictionary } from 'cspell-trie-lib';

const folderOfEnglish = path.dirname(fileURLToPath(import.meta.resolve('@cspell/dict-en_us')));
const english = decodeTrie(gunzipSync(readFileSync(path.join(folderOfEnglish, 'en_US.trie.gz'))));
const ours = parseDictionary(readFileSync(path.join(import.meta.dirname, 'words.txt'), 'utf8'));

/** Text that a program writes and a person does not. */
const code = /\$\{|\[object\b|\b(?:undefined|NaN|Infinity|null)\b|\w\(\)|=>|&(?:[a-z]+|#\d+);/g;
/** A capital begins something else: a label and its value, for example. */
const doubled = /\b([a-z]{2,}) \1\b/gi;
/** Phrases that readers had to read twice, and words of the law. `by mail` alone may mean the post. */
const unclear =
  /\b(?:by mail(?! or email)|set against|(?:is|are|was|were) used up|seal of approval|none (?:is|are) (?:added|counted|taken)|whether or not|never a flag|in the event (?:of|that)|prior to|pursuant|upon|shall|here(?:by|in)|there(?:by|of|in)|notwithstanding)\b/gi;
/** An estimate that looks exact. Its figure may be in another element than its "about". */
const tooExact = /\babout\s+\$[\d,]+\.\d\d/gi;
/** Addresses, file names, reference numbers, ids and names in the browser's storage have a spelling of their own; a line to write on has none. */
const unspelled =
  /\b[0-9A-F]{4}-[0-9A-F]{4}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\S+@\S+|https?:\/\/\S+|\b[a-z][\w-]*(?:\.[\w-]+)*\.(?:com|example|gov|net|org|csv|ics|pdf)\b[^\s,;)]*|(?<!\w)\/[a-z][\w/-]*|annuity-lantern\.[\w.-]+|_{2,}/g;
const word = /[\p{L}\p{N}_]+(?:['’][\p{L}]+)*/gu;
/** 1st, 1990s, 401k, $5M, and the letters of a paragraph of law. */
const numeral = /^\p{N}+(?:st|nd|rd|th|s|[a-z]|[MBT])?$/u;

/**
 * The faults of a page, mail or sheet, each with its line. A word must be American English or in words.txt. Leftovers of a
 * program, doubled words, unclear phrases and estimates with cents are faults too.
 *
 * @param text the lines of {@link readText}
 * @param names allowed words, such as a visitor's name
 */
export function findTextFaults(text: string, names: readonly string[] = []): string[] {
  const estimates = find(tooExact, text).map((found) => `"${found.replace(/\s+/g, ' ')}" is an estimate with cents`);
  const faults = text.split('\n').flatMap((line) => {
    const plain = line.replace(unspelled, ' ');
    const unknown = [...plain.matchAll(word)].map(([found]) => found).filter((found) => !names.includes(found) && !isKnown(found));
    return [...find(code, line), ...find(unclear, plain), ...find(doubled, plain).filter((pair) => !/ \p{Lu}/u.test(pair)), ...unknown].map(
      (fault) => `"${fault}" in "${line.slice(0, 160)}"`,
    );
  });
  return [...estimates, ...faults];
}

function find(pattern: RegExp, line: string): string[] {
  return [...line.matchAll(pattern)].map(([found]) => found);
}

function isKnown(found: string): boolean {
  if (found.length === 1 || numeral.test(found)) return true;
  const straight = found.replaceAll('’', "'");
  return isSpelled(straight) || (straight.endsWith("'s") && isSpelled(straight.slice(0, -2)));
}

/** A first letter may be a capital because a sentence begins, and every letter because it is a label. */
function isSpelled(found: string): boolean {
  const small = found.toLowerCase();
  const title = small.charAt(0).toUpperCase() + small.slice(1);
  if (ours.isForbiddenWord(small)) return false;
  const isRaised = found === title || (found === found.toUpperCase() && found !== small);
  return [found, ...(isRaised ? [small, title] : [])].some((form) => english.has(form) || ours.has(form));
}
