/** The modules of a QR code, row by row: true is dark. */
export type DrawQrCode = (text: string) => boolean[][];

/** Milliseconds that a visitor waits for the code at most. Without it the sheet has the address in words. */
const PATIENCE = 3000;

let draw: DrawQrCode | null = null;

/** Fetches what draws a QR code, once. Never fails, and takes no longer than a visitor waits for a dialog. */
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
