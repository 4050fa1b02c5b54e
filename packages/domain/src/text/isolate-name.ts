/** Hebrew, Arabic and the other scripts that are written from right to left. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]|[\ud802\ud803\ud83a\ud83b][\udc00-\udfff]/;

/**
 * A name for a sentence without markup. A name that is written from right to left is put between isolates, or it would turn the words
 * beside it. In markup, use `<bdi>`. Raises nothing.
 */
export function isolateName(name: string): string {
  return fromTheRight.test(name) ? `\u2068${name}\u2069` : name;
}
