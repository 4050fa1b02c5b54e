import { later } from '@annuity-lantern/ui';

/** The modules of a QR code, row by row: true is dark. */
export type DrawQrCode = (text: string) => boolean[][];

/** Longest wait for the encoder, in milliseconds. Without it the sheet shows the address as text. */
const PATIENCE = 3000;

let draw: DrawQrCode | null = null;

const loadEncoder = later(() => import('uqr'));

/** Loads the QR code encoder once. Never rejects, and resolves at the latest after the longest wait. */
export async function loadQrCode(): Promise<void> {
  if (draw) return;
  const fetched = loadEncoder().then((encoder) => {
    if (encoder) draw = (text) => encoder.encode(text, { ecc: 'M', border: 0 }).data;
  });
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Null until {@link loadQrCode} has brought it. */
export function qrCodeDrawer(): DrawQrCode | null {
  return draw;
}
