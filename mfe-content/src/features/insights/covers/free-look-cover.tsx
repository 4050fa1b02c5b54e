import { ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';
import styles from './covers.module.css';

/** Days that a free-look period usually has at least, and at most. */
const SURE = 10;
const LONGEST = 30;
const days = Array.from({ length: LONGEST }, (_, index) => index + 1);

const ROW = 47;
const COLUMNS = 10;

/** The days in which a contract can be returned: ten in the light, twenty that depend on the state. */
export function FreeLookCover() {
  return (
    <Fitted
      width={324}
      height={(width) => 164 + (wordsAt(width).length - 1) * LINE}
      label={`A calendar of ${LONGEST} days. The first ${SURE} are lit. Your state decides if the others count.`}
      className={styles.cover}
    >
      {(width) => <Days width={width} />}
    </Fitted>
  );
}

const LINE = 20;

/** In one line, or in two where one does not fit. */
function wordsAt(width: number): readonly string[] {
  const [usual, where] = [`Usually ${SURE} to ${LONGEST} days:`, 'see the cover.'];
  return width < 310 ? [usual, where] : [`${usual} ${where}`];
}

function Days({ width }: { readonly width: number }) {
  const words = wordsAt(width);
  const column = (width - 14) / COLUMNS;
  const cell = column - 5;
  return (
    <>
      {words.map((line, index) => (
        <text key={line} x={8} y={16 + index * LINE} className={ink.dim}>
          {line}
        </text>
      ))}
      {days.map((day) => {
        const left = 8 + ((day - 1) % COLUMNS) * column;
        const top = 28 + (words.length - 1) * LINE + Math.floor((day - 1) / COLUMNS) * ROW;
        return (
          <g key={day}>
            <rect
              x={left}
              y={top}
              width={cell}
              height={38}
              className={day <= SURE ? ink.guaranteed : joinClasses(ink.dashed, styles.surface)}
            />
            <text
              x={left + cell / 2}
              y={top + 25}
              className={day <= SURE ? joinClasses(ink.strong, ink.middle, styles.day) : joinClasses(ink.dim, ink.middle)}
            >
              {day}
            </text>
          </g>
        );
      })}
    </>
  );
}
