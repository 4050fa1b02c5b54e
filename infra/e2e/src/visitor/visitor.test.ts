import { expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { type Found, findInPage } from './find-in-page.ts';
import { createVisitor } from './visitor.ts';

/** A page whose only control is at one of these places after the other each time it is looked for, and then stays. */
function engineWith(places: readonly number[], pressed: number[]): Engine {
  let looks = 0;
  const look = (): Found => {
    const y = places[Math.min(looks, places.length - 1)] ?? 0;
    looks += 1;
    return { text: '', top: y, bottom: y, x: 0, y, isInReach: true, cover: '' };
  };
  const other = async () => undefined;
  return {
    name: 'fake',
    goTo: other,
    run: (async (inPage: unknown) => (inPage === findInPage ? look() : 800)) as unknown as Engine['run'],
    press: async (_, y) => void pressed.push(y),
    type: other,
    tab: other,
    resize: other,
    close: other,
  };
}

it('presses a control where it comes to rest, while the page scrolls by itself', async () => {
  const pressed: number[] = [];
  await createVisitor(engineWith([100, 180, 260, 300], pressed), '').press('button', 'Send');
  expect(pressed).toEqual([300]);
});
