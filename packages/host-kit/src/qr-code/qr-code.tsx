export { type DrawQrCode, loadQrCode, qrCodeDrawer } from './load-qr-code.ts';

interface QrCodeProps {
  /** Row by row: true is dark. */
  readonly modules: readonly (readonly boolean[])[];
  readonly className?: string | undefined;
}

/** One black path, sharp at any size. It needs a light margin of four modules around it. */
export function QrCode({ modules, className }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code"
      className={className}
    >
      <path d={modules.map(rowPath).join('')} />
    </svg>
  );
}

/** The dark runs of one row, as rectangles one module high. */
function rowPath(row: readonly boolean[], y: number): string {
  const text = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...text.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}
