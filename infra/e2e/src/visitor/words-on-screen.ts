/** Runs in the page: the number of words in sight, without scrolling. */
export function wordsOnScreen(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let words = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = parent.getBoundingClientRect();
    // Words for screen readers alone are in a box of one pixel.
    if (box.width <= 1 || box.height <= 1 || box.top > window.innerHeight || box.bottom < 0) continue;
    for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{N}][^\s]*/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      if (bottom > 0 && bottom <= window.innerHeight && right > 0 && left < window.innerWidth && bottom > top) words += 1;
    }
  }
  return words;
}
