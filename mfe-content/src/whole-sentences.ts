const endOfSentence = /[\p{Ll}\d%)][.!?]["”’)]*(?=\s)/gu;

/**
 * As many whole sentences as fit into `most` characters, or whole words with an ellipsis if not even one sentence fits.
 * A browser's line clamp could cut a word in half.
 */
export function wholeSentences(text: string, most: number): string {
  const whole = text.replace(/\s*(?:\[?…\]?|\[?\.{3}\]?)$/, '');
  if (whole.length <= most && (whole === text || /[.!?]["”’)]*$/.test(whole))) return whole;
  const last = [...`${whole} `.slice(0, most + 1).matchAll(endOfSentence)].at(-1);
  if (last) return whole.slice(0, last.index + last[0].length);
  const cut = whole.slice(0, most - 1);
  const words = whole.length < most ? whole : cut.slice(0, cut.lastIndexOf(' ') + 1 || cut.length);
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}
