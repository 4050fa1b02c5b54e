import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Fitted } from './fitted.tsx';

afterEach(() => vi.restoreAllMocks());

/** The room for the drawing, in pixels. */
const room = (width: number) => vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 10));
const draw = () =>
  render(
    <Fitted label="Two words" width={412} height={(width) => (width < 300 ? 220 : 180)}>
      {(width) => <text x={width}>words</text>}
    </Fitted>,
  );
const drawn = () => screen.getByRole('img', { name: 'Two words' }).getAttribute('viewBox');

it('is drawn at the width of its place, so that its words do not shrink', () => {
  room(350);
  draw();
  expect(drawn()).toBe('0 0 350 180');
  expect(screen.getByText('words').getAttribute('x')).toBe('350');
});

it('is never drawn wider than its widest shape', () => {
  room(600);
  draw();
  expect(drawn()).toBe('0 0 412 180');
});

it('is drawn narrower in larger text, and stretched: its words grow', () => {
  room(364);
  draw();
  const inText = (size: string) => {
    document.documentElement.style.fontSize = size;
    act(() => window.dispatchEvent(new Event('resize')));
  };
  inText('23.4px');
  expect(drawn()).toBe('0 0 280 220');
  inText('');
  expect(drawn()).toBe('0 0 364 180');
});

it('is decoration without a label', () => {
  const { container } = render(
    <Fitted width={380} height={150}>
      {() => null}
    </Fitted>,
  );
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});
