import styles from './kitchen-sheet.module.css';
import type { DrawQrCode } from './load-qr-code.ts';

interface WayBackProps {
  readonly address: string;
  /** Null where what draws a QR code has not come. */
  readonly draw: DrawQrCode | null;
}

/** The way from paper to the live numbers: as a QR code, or else in words. */
export function WayBack({ address, draw }: WayBackProps) {
  if (!draw) return <p className={styles.address}>Open these numbers: {address}</p>;
  const modules = draw(address);
  return (
    <p className={styles.scan}>
      {/* One path, sharp at any size. The paper around it is its quiet zone. */}
      <svg
        viewBox={`0 0 ${modules.length} ${modules.length}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code"
        className={styles.code}
      >
        <path d={modules.map(rowPath).join('')} />
      </svg>
      Scan to open these numbers
    </p>
  );
}

/** The dark runs of one row, as rectangles one module high. */
function rowPath(row: readonly boolean[], y: number): string {
  const text = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...text.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}
