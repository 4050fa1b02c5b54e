import { act, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { drawnWidth, useChartWidth } from './use-chart-width.ts';

function MeasuredPart() {
  const [box, width] = useChartWidth(640);
  return <div ref={box}>{width}</div>;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-text');
  document.documentElement.style.fontSize = '';
});

it('is the first width when it is prerendered', () => {
  expect(renderToString(<MeasuredPart />)).toBe('<div>640</div>');
});

it('follows the text size that the reader chooses', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ width: 720 }));
  document.documentElement.style.fontSize = '18px';
  act(() => void window.dispatchEvent(new Event('resize')));
  const { container } = render(<MeasuredPart />);
  expect(container.textContent).toBe('720');
  document.documentElement.style.fontSize = '24px';
  document.documentElement.setAttribute('data-text', '130');
  await waitFor(() => expect(container.textContent).toBe('540'));
});

it.each([
  ['grows with the text', 900, 1.5, 512, 600],
  ['stops where the drawing would no longer fit', 350, 2, 280, 280],
  ['never shrinks', 350, 0.8, 280, 350],
  ['is the real width below the least', 260, 1.3, 280, 260],
])('%s', (_, width, scale, least, drawn) => {
  expect(drawnWidth(width, scale, least)).toBe(drawn);
});
