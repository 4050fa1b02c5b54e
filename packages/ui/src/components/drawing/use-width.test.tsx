import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useWidth } from './use-width.ts';

function MeasuredPart() {
  const [box, width] = useWidth(640);
  return <div ref={box}>{width}</div>;
}

it('is the first width when it is prerendered', () => {
  expect(renderToString(<MeasuredPart />)).toBe('<div>640</div>');
});

it.each([
  [812.6, '812'],
  [0, '640'],
])('is measured before the first paint: %d px', (measured, expected) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ width: measured }));
  expect(render(<MeasuredPart />).container.textContent).toBe(expected);
  vi.restoreAllMocks();
});
