import { font, joinClasses } from '@annuity-lantern/ui';
import { type DrawQrCode, QrCode } from '../qr-code/qr-code.tsx';
import styles from './kitchen-sheet.module.css';

interface WayBackProps {
  readonly address: string;
  /** Null where what draws a QR code has not come. */
  readonly draw: DrawQrCode | null;
}

/** The way from paper to the live numbers: as a QR code, or else in words. */
export function WayBack({ address, draw }: WayBackProps) {
  if (!draw) return <p className={joinClasses(font.anywhere, styles.address)}>Open these numbers: {address}</p>;
  return (
    <p className={styles.scan}>
      {/* The paper around it is its quiet zone. */}
      <QrCode modules={draw(address)} className={styles.code} />
      Scan to open these numbers
    </p>
  );
}
