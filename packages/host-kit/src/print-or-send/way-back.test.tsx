import { render, screen } from '@testing-library/react';
import readQrCode from 'jsqr';
import { expect, it } from 'vitest';
import { loadQrCode, qrCodeDrawer } from '../qr-code/qr-code.tsx';
import { WayBack } from './way-back.tsx';

const address = 'https://www.example.com/income-planning#social=2500&amount=500000&age=62&start=67&dollars=real&spouse=';

it('leads to the live numbers by a QR code that a camera reads', async () => {
  await loadQrCode();
  render(<WayBack address={address} draw={qrCodeDrawer()} />);
  expect(screen.getByText('Scan to open these numbers')).toBeTruthy();
  const { pixels, size } = photograph(screen.getByRole('img', { name: 'QR code' }));
  expect(readQrCode(pixels, size, size)?.data).toBe(address);
});

it('shows the address as text while the QR code has not loaded', () => {
  render(<WayBack address={address} draw={null} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(`Open these numbers: ${address}`)).toBeTruthy();
});

/** The drawing on white paper, four pixels to a module. */
function photograph(drawing: HTMLElement) {
  const modules = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  const [scale, quiet] = [4, 4];
  const size = (modules + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const runs =
    drawing
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? [];
  for (const [left, top, length] of Array.from(runs, ([, ...numbers]) => numbers.map(Number) as [number, number, number])) {
    for (let y = (top + quiet) * scale; y < (top + quiet + 1) * scale; y += 1) {
      for (let x = (left + quiet) * scale; x < (left + quiet + length) * scale; x += 1)
        pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return { pixels, size };
}
