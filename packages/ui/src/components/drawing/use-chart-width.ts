import { type RefObject, useSyncExternalStore } from 'react';
import { useWidth } from './use-width.ts';

/** Drawings fit into this many of their pixels, a phone of 320 px at normal text. */
const LEAST_WIDTH = 280;

/** Pixels of the root's text when the reader has not enlarged it. */
const NORMAL_TEXT = 18;

/**
 * The width of a chart in its own pixels. Enlarged text makes it narrower than the element, and `Chart` stretches it back: words, bars
 * and lines grow together, as far as there is room.
 *
 * @param firstWidth pixels, for prerendering and until the element has been measured
 * @param least the fewest pixels that the drawing fits into
 */
export function useChartWidth(firstWidth: number, least: number = LEAST_WIDTH): readonly [RefObject<HTMLDivElement | null>, number] {
  const [element, width] = useWidth(firstWidth);
  return [element, drawnWidth(width, useTextScale(), least)];
}

/** The pixels of a drawing that is `width` pixels wide on the screen. */
export function drawnWidth(width: number, textScale: number, least: number = LEAST_WIDTH): number {
  return Math.floor(width / Math.max(1, Math.min(textScale, width / least)));
}

/** How many times larger than normal the reader's text is. */
export function useTextScale(): number {
  return useSyncExternalStore(watchText, readTextScale, () => 1);
}

let textScale: number | null = null;

/** Kept, since a chart is drawn at each key and asking the browser makes it lay out the page. */
function readTextScale(): number {
  textScale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL_TEXT || 1;
  return textScale;
}

/** The text size of the page is an attribute of the root, that of the browser may change with the window. */
function watchText(onChange: () => void): () => void {
  const changed = () => {
    textScale = null;
    onChange();
  };
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-text'] });
  window.addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', changed);
  };
}
