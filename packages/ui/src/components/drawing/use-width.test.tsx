import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useWidth } from './use-width.ts';

const widths: (number | null)[] = [];

function Drawing() {
  const [box, width] = useWidth(640);
  widths.push(width);
  return <div ref={box}>{width}</div>;
}

it('is the first width in a served page, for a drawing without scripts', () => {
  expect(renderToString(<Drawing />)).toBe('<div>640</div>');
});

it.each([
  [812.6, 812],
  [0, 640],
])('is measured before anything is drawn elsewhere: %d px', (measured, expected) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ width: measured }));
  widths.length = 0;
  render(<Drawing />);
  expect(widths).toEqual([null, expected]);
  vi.restoreAllMocks();
});
