import { deepEqual } from 'node:assert/strict';
import type { Visitor } from '../visitor/visitor.ts';

export async function menuFits(visitor: Visitor): Promise<void> {
  for (const width of [320, 390]) {
    await visitor.engine.resize(width, 844);
    deepEqual(await visitor.engine.run(wordsOverTheBorder), [], `closed, at ${width} px`);
    await visitor.press('button', 'Menu', 'header');
    await visitor.find('link', 'Compare Rates', 'header');
    deepEqual(await visitor.engine.run(wordsOverTheBorder), [], `open, at ${width} px`);
    await visitor.press('button', 'Close', 'header');
    await visitor.find('button', 'Menu', 'header');
  }
}

/** Runs in the page: the controls of the header whose words or icons are wider than the control. */
function wordsOverTheBorder(): string[] {
  const controls = [...document.querySelectorAll('header :is(a, button, summary)')];
  return controls.flatMap((control) => {
    if (!control.checkVisibility() || control.getClientRects().length === 0) return [];
    const { left, right } = control.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(control);
    const inside = [...range.getClientRects()].filter(({ width }) => width > 1);
    const over = Math.max(0, ...inside.map((box) => Math.max(left - box.left, box.right - right)));
    return over > 0.5 ? [`${(control as HTMLElement).innerText}: ${over} px`] : [];
  });
}
