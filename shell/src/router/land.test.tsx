import { afterEach, expect, it } from 'vitest';
import { land } from './land.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function openLesson() {
  document.body.innerHTML =
    '<a href="#lesson">Lesson</a><section id="lesson"><h2 tabindex="-1">Caps</h2><button type="button">Check</button></section>';
  Element.prototype.scrollIntoView ??= () => {};
  window.matchMedia ??= (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  const [link, heading, button] = ['a', 'h2', 'button'].map((name) => document.querySelector<HTMLElement>(name));
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
