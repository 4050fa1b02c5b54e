import { afterEach, expect, it, vi } from 'vitest';
import { land } from './land.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function openLesson() {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  document.body.innerHTML =
    '<a href="#lesson">Lesson</a><section id="lesson"><h2 tabindex="-1">Caps</h2><button type="button">Check</button></section>';
  const [link, place, heading, button] = ['a', 'section', 'h2', 'button'].map((name) => document.querySelector<HTMLElement>(name));
  // jsdom has nothing to scroll.
  if (place) place.scrollIntoView = () => {};
  link?.focus();
  const landed = land({ target: () => ({ id: 'lesson' }), delayMs: 0, signal: new AbortController().signal });
  return { landed, heading, button };
}

it('moves focus from the link to the heading of its place', async () => {
  const { landed, heading } = openLesson();
  await landed;
  expect(document.activeElement).toBe(heading);
});

it('leaves focus where it has gone on to within the place', async () => {
  const { landed, heading, button } = openLesson();
  heading?.focus();
  button?.focus();
  await landed;
  expect(document.activeElement).toBe(button);
});

it('opens the folds around its place', async () => {
  const { landed } = openLesson();
  const lesson = document.querySelector('section');
  const inner = document.createElement('details');
  const outer = document.createElement('details');
  outer.append(inner);
  document.body.append(outer);
  if (lesson) inner.append(lesson);
  await landed;
  expect([outer.open, inner.open]).toEqual([true, true]);
});
