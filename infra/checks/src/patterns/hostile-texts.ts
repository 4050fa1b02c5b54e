/** Letters, digits, blanks and marks, among them each that a pattern of ours treats in a way of its own. */
const alphabet = [...'aZ019 \t-.@/:;,%+<&'];
/** Ends that make a match fail only after the whole text was read. */
const ends = ['', '\u0000', 'a'];

/** Texts of about `length` characters that make a pattern backtrack: `start`, then one or two characters repeated, then an end. */
export function hostileTexts(length: number, start = ''): string[] {
  const units = alphabet.flatMap((one, at) => alphabet.slice(at).map((other) => (one === other ? one : one + other)));
  return units.flatMap((unit) => ends.map((end) => `${start}${unit.repeat(Math.floor(length / unit.length))}${end}`));
}
