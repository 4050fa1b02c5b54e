import { equal } from 'node:assert/strict';
import type { Visitor } from '../visitor/visitor.ts';

const CONTROLS = 6;

export async function focusStaysInSight(visitor: Visitor): Promise<void> {
  await visitor.open('/annuity-comparison');
  await visitor.press('button', 'Compare SteadyTerm 5');
  await visitor.press('button', 'Compare Index Shelter 7');
  for (let control = 0; control < CONTROLS; control += 1) {
    await visitor.scrollTo(await visitor.engine.run(placeWithNextAtBottom));
    await visitor.engine.tab();
    await visitor.until('the focused control is in sight', focusIsInSight);
  }
  equal(await visitor.engine.run(() => document.activeElement?.closest('li')?.querySelector('h2')?.textContent), 'Anchor 3');
}

/** Runs in the page: where to scroll so that the control after the focused one ends at the bottom of the window. */
function placeWithNextAtBottom(): number {
  const controls = [...document.querySelectorAll('main :is(a[href], button)')].filter((control) => control.checkVisibility());
  const next = controls[controls.indexOf(document.activeElement as Element) + 1];
  return next ? window.scrollY + next.getBoundingClientRect().bottom - window.innerHeight : window.scrollY;
}

/** Runs in the page: true when nothing lies over the bottom edge of the focused control. */
function focusIsInSight(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const { left, width, bottom } = focused.getBoundingClientRect();
  return focused.contains(document.elementFromPoint(left + width / 2, bottom - 2));
}
