import type { Page } from '@playwright/test';
import { dress } from './axe.ts';

/** Buttons of a tablet that are stretched over their column: wider than 22rem (396 px), and than their words and padding need. */
export async function stretchedButtons(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 768, height: 900 });
  return page.evaluate(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    // The header has a button on every page: the class finds it.
    if (!document.querySelector('header a[class^="button-"]')) return ['no button is found by its class'];
    return [...document.querySelectorAll<HTMLElement>('main :is(button, a)[class^="button-"]')]
      .filter((button) => button.checkVisibility())
      .flatMap((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [width, needed] = [button.offsetWidth, words.getBoundingClientRect().width + 4 * rem];
        return width > Math.max(22 * rem, needed) ? [`"${button.innerText}" is ${width} px wide at 768 px`] : [];
      });
  });
}

/** Pixels: no word on a screen is smaller, in a drawing neither. */
const LEAST_TEXT = 16;

/** Opens every folded part of the page. Returns a function that folds them again. */
export async function unfoldAll(page: Page): Promise<() => Promise<void>> {
  const closed = await page.evaluateHandle(() => [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]);
  const setOpen = (open: boolean) =>
    closed.evaluate((all, isOpen) => {
      for (const details of all) details.open = isOpen;
    }, open);
  await setOpen(true);
  return () => setOpen(false);
}

/**
 * Words that are too small, after the scale of their drawing, and tables that can only be read by scrolling sideways, and a page that can.
 *
 * @param look the width of the window in pixels, and the text size in percent
 */
export async function hardToRead(page: Page, { width, text }: { readonly width: number; readonly text: number }): Promise<string[]> {
  await dress(page, { text: String(text) });
  await page.setViewportSize({ width, height: 900 });
  const found = await page.evaluate(async (least) => {
    // The drawings and tables measure their room, and then take another shape.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth } = document.documentElement;
    const faults = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement as Element;
      // A drawing inside a picture is a picture of print, such as the contract in the lantern's light.
      const isPicture = holder.closest('[role="img"] svg') !== null;
      if (!text.nodeValue?.trim() || isPicture || !holder.checkVisibility({ visibilityProperty: true })) continue;
      const matrix = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
      const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
      const size = Number.parseFloat(getComputedStyle(holder).fontSize) * scale;
      if (size < least - 0.05) faults.push(`"${text.nodeValue.trim().slice(0, 40)}" has ${size.toFixed(1)} px`);
    }
    for (const table of document.querySelectorAll('[role="group"] > table')) {
      const box = table.parentElement as Element;
      if (box.scrollWidth > box.clientWidth + 1) faults.push(`the table "${box.getAttribute('aria-label')}" scrolls sideways`);
    }
    return [...new Set(faults)];
  }, LEAST_TEXT);
  return found.map((fault) => `text ${text}%, ${width} px: ${fault}`);
}

/**
 * Faults of large text: a page or word that overflows, a number over two lines, a table that no key scrolls.
 *
 * @param percent of the default size, 18 px
 */
export async function brokenByLargeText(page: Page, width: number, percent: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const found = await page.evaluate(async (times) => {
    const root = document.documentElement;
    // As a larger text size of the browser does: all lengths in rem grow.
    root.style.fontSize = `${112.5 * times}%`;
    // The charts and tables look at the text size when the window changes, measure their room, and then take another shape.
    dispatchEvent(new Event('resize'));
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const faults = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    const unbroken = /1-\d{3}-\d{3}-\d{4}|[−+]?\$?\d[\d,]*(?:\.\d+)?[%KM]?|(?<![^\s("“])\p{L}[\p{L}’]*(?=[\s).,;:!?”]|$)/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement as Element;
      const words = text.nodeValue ?? '';
      if (!words.trim() || !isShown(holder)) continue;
      for (const match of words.matchAll(unbroken)) {
        range.setStart(text, match.index);
        range.setEnd(text, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`${match[0]} is over ${lines.size} lines in ${nameOf(holder)}`);
      }
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const place = boxOf(holder);
      if (place && right > left && (left < place.left - 1 || right > place.right + 1))
        faults.push(`cut: "${words.trim().slice(0, 40)}" in ${nameOf(holder)}`);
    }
    for (const element of document.querySelectorAll(
      'button, label, legend, summary, th, td, dt, dd, h1, h2, h3, h4, a[class^="button-"]',
    )) {
      if (isShown(element) && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        faults.push(
          `${element.scrollWidth - element.clientWidth} px too wide: "${element.textContent?.slice(0, 40)}" in ${nameOf(element)}`,
        );
    }
    for (const field of document.querySelectorAll('input')) {
      if (isShown(field) && field.value && field.scrollWidth > field.clientWidth + 1)
        faults.push(`${field.value} does not fit into its field in ${nameOf(field)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (scrolls && isShown(element) && element.tabIndex < 0) faults.push(`no key scrolls ${nameOf(element)}`);
    }
    root.style.fontSize = '';
    return [...new Set(faults)];

    /** Not closed, not for screen readers alone, and not the stuff that a drawing is made of. */
    function isShown(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (box.localName === 'defs' || getComputedStyle(box).clipPath === 'inset(50%)') return false;
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    /** The box that words must keep to: the nearest one that cuts, or the window. Null: a key scrolls to them. */
    function boxOf(element: Element): { left: number; right: number } | null {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, display } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX)) return null;
        if (/hidden|clip/.test(overflowX) && display !== 'contents') return box.getBoundingClientRect();
      }
      return { left: 0, right: innerWidth };
    }

    function nameOf(element: Element): string {
      const near = [element, element.parentElement].map((one) => `${one?.localName}.${one?.getAttribute('class') ?? ''}`);
      return near.reverse().join(' > ');
    }
  }, percent / 100);
  return found.map((fault) => `text ${percent}%, ${width} px: ${fault}`);
}

/** Descriptions of more than three lines, on a phone and on a wide screen. */
export async function longDescriptions(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const lines = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[class^="threeLines"], [class*=" threeLines"]')].map((description) =>
        Math.round(description.clientHeight / Number.parseFloat(getComputedStyle(description).lineHeight)),
      ),
    );
    if (lines.length === 0) found.push('no description is found by its class');
    found.push(...lines.filter((count) => count > 3).map((count) => `${count} lines at ${width} px`));
  }
  return found;
}
