import { joinClasses } from '@annuity-lantern/ui';
import styles from './covers.module.css';

/** A plain sheet, for a card without a drawing of its own. */
export function SheetCover({ color, lead }: { readonly color: string; readonly lead: boolean }) {
  const [width, height] = lead ? [500, 330] : [324, 190];
  const left = width / 2 - 60;
  const band = Object.hasOwn(styles, color) ? styles[color] : styles.teal;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" className={styles.cover}>
      <rect width={width} height={height} className={styles.ground} />
      <path d={`M${left} ${height}V36h92l28 28v${height - 64}z`} className={styles.sheet} />
      <rect x={left + 16} y={58} width={48} height={14} className={joinClasses(band)} />
      <path
        d={[92, 104, 116, 128, 140].map((y, index) => `M${left + 16} ${y}h${[84, 88, 80, 86, 52][index]}`).join('')}
        className={styles.unlitLines}
      />
    </svg>
  );
}
