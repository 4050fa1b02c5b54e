import { across, beside, font, ink, joinClasses, list } from '@annuity-lantern/ui';
import { Hatch, hatchFill } from '@annuity-lantern/ui/drawing';
import styles from './figures.module.css';

export type Kind = keyof typeof kindInk;

/** The ink of an amount by what it is. */
export const kindInk = { base: ink.base, savings: ink.savings, lamp: ink.guaranteed, loss: ink.lossEdge, paper: ink.dashed } as const;

interface LegendProps {
  readonly id: string;
  readonly rows: readonly { readonly kind: Kind; readonly words: string }[];
}

/** Colours and hatching in words, where labels in the drawing itself would not fit. */
export function Legend({ id, rows }: LegendProps) {
  return (
    <ul className={joinClasses(list.bare, font.note, across[24], styles.legend)}>
      {rows.map(({ kind, words }) => (
        <li key={kind} className={beside[8]}>
          <svg viewBox="0 0 20 14" width={20} height={14} aria-hidden="true" className={styles.swatch}>
            {kind === 'loss' && (
              <defs>
                <Hatch id={`${id}-legend-hatch`} opaque />
              </defs>
            )}
            <rect
              x={1}
              y={1}
              width={18}
              height={12}
              fill={kind === 'loss' ? hatchFill(`${id}-legend-hatch`) : undefined}
              className={kindInk[kind]}
            />
          </svg>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
