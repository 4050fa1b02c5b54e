import { Parser } from 'htmlparser2';

/** Longest markup that is read: enough for any text shown. */
const MOST_MARKUP = 20_000;
/** Some feeds encode twice: after one round of decoding their text is markup again. */
const MOST_ROUNDS = 4;
/** Their content is not text. */
const skipped = new Set('script style template noscript iframe object embed svg math head title textarea select xmp'.split(' '));
const apart = new Set(
  'p div br hr li ul ol dl dt dd tr td th table h1 h2 h3 h4 h5 h6 blockquote pre section article figure figcaption'.split(' '),
);
/** Characters that change the direction of writing, have no width or only carry tags: they disguise text. */
const unseen = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
/** No script needs more marks on one letter. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;
const looksLikeMarkup = /<[a-z!/?]|&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Turns markup into text on one line, cut at a word if too long. The result holds no markup, however often the input was encoded. */
export function plainText(markup: string, most: number): string {
  let text = markup.slice(0, MOST_MARKUP);
  for (let round = 0; round < MOST_ROUNDS && (round === 0 || looksLikeMarkup.test(text)); round += 1) text = textOf(text);
  const line = text
    .replace(/<(?=[a-z!/?])/gi, ' ')
    .toWellFormed()
    .replace(unseen, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffd]+/g, ' ')
    .replace(piledMarks, '$1')
    .trim();
  return shorten(line, most);
}

function textOf(markup: string): string {
  const parts: string[] = [];
  let within: string | undefined;
  const parser = new Parser({
    onopentagname: (name) => {
      if (within === undefined && skipped.has(name)) within = name;
      if (apart.has(name)) parts.push(' ');
    },
    onclosetag: (name) => {
      if (within === name) within = undefined;
      if (apart.has(name)) parts.push(' ');
    },
    ontext: (text) => {
      if (within === undefined) parts.push(text);
    },
  });
  parser.end(markup);
  return parts.join('');
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut;
  // Half of a surrogate pair.
  return `${words.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}
