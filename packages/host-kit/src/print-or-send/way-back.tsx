import { font, joinClasses } from '@annuity-lantern/ui';
import { type DrawQrCode, QrCode } from '../qr-code/qr-code.tsx';
import styles from './kitchen-sheet.module.css';

interface WayBackProps {
  readonly address: string;
  /** Null if the QR code encoder has not loaded. */
  readonly draw: DrawQrCode | null;
}

/** Leads from paper to the live numbers: a QR code, or the address as text. */
export function WayBack({ address, draw }: WayBackProps) {
  if (!draw) return <p className={joinClasses(font.anywhere, styles.address)}>{`Open these numbers: ${address}`}</p>;
  return (
    <p className={styles.scan}>
      {/* The paper around it is its quiet zone. */}
      <QrCode modules={draw(address)} className={styles.code} />
      Scan to open these numbers
    </p>
  );
}
