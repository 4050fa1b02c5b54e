/** The modules of a QR code, row by row: true is dark. */
export type DrawQrCode = (text: string) => boolean[][];

/** Longest wait for the encoder, in milliseconds. Without it the sheet shows the address as text. */
const PATIENCE = 3000;

let draw: DrawQrCode | null = null;

/** Loads the QR code encoder once. Never rejects, and resolves at the latest after the longest wait. */
export async function loadQrCode(): Promise<void> {
  if (draw) return;
  const fetched = import('uqr').then(({ encode }) => {
    draw = (text) => encode(text, { ecc: 'M', border: 0 }).data;
  });
  // Offline, or a new version was deployed.
  await Promise.race([fetched.catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Null until {@link loadQrCode} has brought it. */
export function qrCodeDrawer(): DrawQrCode | null {
  return draw;
}
