import { fluid, ink, joinClasses } from '@annuity-lantern/ui';
import styles from './covers.module.css';

const bands: Readonly<Record<string, string>> = { brick: ink.brick, leaf: ink.leaf, blue: ink.blue, plum: ink.plum, lamp: ink.guaranteed };

/** A plain sheet, for a card without a drawing of its own. */
export function SheetCover({ color, lead }: { readonly color: string; readonly lead: boolean }) {
  const [width, height] = lead ? [500, 330] : [324, 190];
  const left = width / 2 - 60;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" className={joinClasses(fluid, styles.cover)}>
      <rect width={width} height={height} className={ink.sunk} />
      <path d={`M${left} ${height}V36h92l28 28v${height - 64}z`} className={joinClasses(ink.edgeLine, styles.surface)} />
      <rect x={left + 16} y={58} width={48} height={14} className={bands[color] ?? ink.base} />
      <path
        d={[92, 104, 116, 128, 140].map((y, index) => `M${left + 16} ${y}h${[84, 88, 80, 86, 52][index]}`).join('')}
        className={joinClasses(ink.none, styles.unlitLines)}
      />
    </svg>
  );
}
