import { fluid, ink, joinClasses } from '@annuity-lantern/ui';
import styles from './covers.module.css';

/** Days that a free-look period usually has at least, and at most. */
const SURE = 10;
const LONGEST = 30;
const days = Array.from({ length: LONGEST }, (_, index) => index + 1);

const WIDTH = 324;
const CELL = 26;
const COLUMN = 31;
const ROW = 47;

/** The days in which a contract can be returned: ten in the light, twenty that depend on the state. */
export function FreeLookCover() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 164`}
      width={WIDTH}
      height={164}
      role="img"
      aria-label={`A calendar of ${LONGEST} days. The first ${SURE} are lit. Your state decides if the others count.`}
      className={joinClasses(fluid, ink.legibleNarrow, styles.cover)}
    >
      <text x={8} y={16} className={ink.dim}>{`Usually ${SURE} to ${LONGEST} days: see the cover.`}</text>
      {days.map((day) => {
        const left = 8 + ((day - 1) % 10) * COLUMN;
        const top = 28 + Math.floor((day - 1) / 10) * ROW;
        return (
          <g key={day}>
            <rect
              x={left}
              y={top}
              width={CELL}
              height={38}
              className={day <= SURE ? ink.guaranteed : joinClasses(ink.dashed, styles.surface)}
            />
            <text
              x={left + CELL / 2}
              y={top + 25}
              className={day <= SURE ? joinClasses(ink.strong, ink.middle, styles.day) : joinClasses(ink.dim, ink.middle)}
            >
              {day}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
