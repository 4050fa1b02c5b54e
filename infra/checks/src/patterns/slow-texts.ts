import { hostileTexts } from './hostile-texts.ts';

/** As much as a visitor may send. */
export const MOST = 16_384;
/** In milliseconds. A linear pattern reads 16 KB in less than one, a quadratic one in a hundred or more. */
const LIMIT = 20;
/** The best of so many tries counts, so that a busy machine does not count as a slow pattern. */
const TRIES = 5;

const plain = hostileTexts(MOST);

/** The start of a hostile text of 16 KB on which the pattern takes longer than 20 ms; undefined when there is none. */
export function slowText(pattern: RegExp): string | undefined {
  const start = literalStart(pattern);
  const texts = start === '' ? plain : [...plain, ...hostileTexts(MOST, start)];
  // Replaced and not tested: a global pattern is then tried at every place.
  return texts.find((text) => isSlow(() => text.replace(pattern, '')))?.slice(0, 30);
}

/** Whether the work takes longer than 20 ms, at best. */
export function isSlow(work: () => unknown): boolean {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const startedAt = performance.now();
    work();
    if (performance.now() - startedAt < LIMIT) return false;
  }
  return true;
}

/** What every match begins with, so that a hostile text gets beyond it. */
function literalStart({ source }: RegExp): string {
  const [, start = ''] = /^\^((?:[\w ;<#-]|\\[/.])+)/.exec(source) ?? [];
  return start.replaceAll('\\', '');
}
