import { type RefObject, useSyncExternalStore } from 'react';
import { useWidth } from './use-width.ts';

/** The fewest pixels that every drawing fits into: a 320 px phone at normal text size. */
const LEAST_WIDTH = 280;

/** The root's font size in pixels when the reader has not enlarged it. */
const NORMAL_TEXT = 18;

/**
 * The width of a chart in its own pixels. With enlarged text the chart is drawn narrower than its element, and `Chart` stretches it back.
 * Words, bars and lines then grow together, as far as there is room.
 *
 * @param firstWidth pixels, used for prerendering and until the element has been measured.
 * @param least the fewest pixels that the drawing fits into.
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

/** Cached: charts are redrawn at each keystroke, and reading the size forces a layout. */
function readTextScale(): number {
  textScale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL_TEXT || 1;
  return textScale;
}

/** The page's text size is an attribute of the root. The browser's own may change on resize. */
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
