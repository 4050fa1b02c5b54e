import { type AllowWay, allowWays, choiceWords, type RevocationWay, revocationWays } from '@annuity-lantern/contracts/http';

const words = {
  phone: 'by phone',
  email: 'by email',
  letter: 'by letter',
  'in person': 'in person',
  mistake: 'it was a mistake',
} as const satisfies Record<AllowWay, string>;

/** How a person told us, for the middle of a sentence. A way that this version does not know keeps its raw name. */
export function wayWords(way: string): string {
  return choiceWords(words, way) ?? way;
}

/** The buttons. A reply "stop" comes by email. */
export const recordWays = revocationWays.map((way) => ({
  way,
  label: way === 'email' ? 'By email (“stop”)' : sentenceCase(words[way]),
})) satisfies {
  way: RevocationWay;
  label: string;
}[];

export const allowOptions = allowWays.map((value) => ({
  value,
  label: value === 'mistake' ? 'They never asked: it was recorded by mistake' : sentenceCase(words[value]),
}));

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
