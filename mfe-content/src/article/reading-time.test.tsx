import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { renderFragment } from '../server.ts';

const WORDS_PER_MINUTE = 210;

const host = sampleHost({ routes: servedBy('mfe-content', routes) });

const timed = routes.flatMap(({ id }) => {
  const page = document.createElement('main');
  page.innerHTML = renderFragment(id, host) ?? '';
  const promised = /(\d+)-minute read/.exec(page.textContent ?? '')?.[1];
  return promised ? [{ id, promised: Number(promised), words: wordsToRead(page) }] : [];
});

describe('reading times', () => {
  it('are shown at least on the guide and a page below it', () => {
    expect(timed.map(({ id }) => id)).toEqual(expect.arrayContaining(['annuity-types', 'variable-annuity']));
  });

  it.each(timed)('$id is read in $promised minutes ($words words)', ({ promised, words }) => {
    expect(Math.abs(promised - words / WORDS_PER_MINUTE)).toBeLessThanOrEqual(1);
  });
});

/** Without menus and closed disclosures. A folded section of the text has an anchor, and counts. */
function wordsToRead(page: HTMLElement): number {
  for (const aside of page.querySelectorAll('nav, svg, details:not([id])')) aside.remove();
  // Each element's words apart: cells and list items touch in the markup.
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}
