import { shown } from './sheet-problem.ts';

/** What windows-1252 shows for the bytes 0x80 to 0x9f; a blank where it has no character. */
const c1 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
/** Two to four bytes of UTF-8, each shown as one character: `Â®`, `â€™`. */
const misread = new RegExp(
  ['[\u00c2-\u00df]T', '[\u00e0-\u00ef]TT', '[\u00f0-\u00f4]TTT'].join('|').replaceAll('T', `[\u0080-\u00bf${c1.replaceAll(' ', '')}]`),
  'g',
);
/** What names are written with. Other pairs are typed as they are: `É”` at the end of a quotation. */
const usual = /^[\u00a0-\u017f\u02c6\u02dc\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u214f\ufeff\ufffd]$/;

/** Letters that look like those of the Latin alphabet. */
const alike = /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Cherokee}|\p{Script=Coptic}|\p{Script=Lisu}/u;
/** Whole words can be written with these alone. */
const onlyAlike = /^[АВЕЅІЈКМНОРСТУХаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧνορ]+$/u;

/** What is wrong with the letters of a cell, in words for its author. Undefined if nothing is. */
export function wrongLetters(cell: string): string | undefined {
  for (const [found] of cell.matchAll(misread)) {
    const meant = new TextDecoder().decode(Uint8Array.from(found, byteOf));
    if (usual.test(meant))
      return `has "${found}" where ${shown(meant)} was meant: UTF-8 was read as another encoding. Write the letter anew`;
  }
  const letters = cell.match(/\p{L}/gu) ?? [];
  const other = letters.find((letter) => alike.test(letter));
  if (other === undefined || !(letters.some((letter) => /\p{Script=Latin}/u.test(letter)) || onlyAlike.test(letters.join(''))))
    return undefined;
  return `has the letter "${other}" (${codeOf(other)}), which only looks like one of the Latin alphabet: type it anew`;
}

function byteOf(character: string): number {
  const place = c1.indexOf(character);
  return place < 0 ? character.charCodeAt(0) : 0x80 + place;
}

/** `Cyrillic, U+0430`. */
function codeOf(letter: string): string {
  const script = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic'].find((name) =>
    new RegExp(`\\p{Script=${name}}`, 'u').test(letter),
  );
  return `${script ? `${script}, ` : ''}U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
