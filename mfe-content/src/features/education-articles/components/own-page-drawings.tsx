import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';
import { typeLines } from '../../../illustrations/type-lines.tsx';
import styles from './own-page-drawings.module.css';

const LESSONS = 10;

/** Pixels: their widest shape. */
const WIDTH = 380;
const HEIGHT = 150;

/** Ten sheets, the first in the light. */
export function CourseDrawing() {
  return (
    <Fitted width={WIDTH} height={HEIGHT} className={styles.drawing}>
      {(width) => <Lessons width={width} />}
    </Fitted>
  );
}

function Lessons({ width }: { readonly width: number }) {
  const times = width / WIDTH;
  const sheet = 56 * times;
  return (
    <>
      <rect width={width} height={HEIGHT} className={ink.night} />
      <path d="M45.5 -18 L-20 81.3 V150 H156.400 z" className={ink.beam} />
      {Array.from({ length: LESSONS }, (_, index) => {
        const left = 18 * times + (index % 5) * 72 * times;
        const top = index < 5 ? 16 : 84;
        const lit = index === 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lessons are known by their number.
          <g key={index}>
            <path d={`M${left} ${top}h${sheet - 13}l13 13v39h-${sheet}z`} className={lit ? ink.paper : styles.unlit} />
            <path d={`M${left + sheet - 13} ${top}v13h13`} className={lit ? ink.paperFold : ink.nightLine} />
            <text
              x={left + 10}
              y={top + 27}
              className={joinClasses(font.figure, lit ? joinClasses(ink.paperInk, styles.numberLit) : styles.number)}
            >
              {index + 1}
            </text>
            <path
              d={`M${left + 10} ${top + 38}h${sheet - 22}`}
              className={joinClasses(ink.nightLine, lit ? styles.litLine : styles.greek)}
            />
          </g>
        );
      })}
    </>
  );
}

/** Five lines of time: what is paid in, what grows, what comes out. */
export function TypesDrawing() {
  return (
    <Fitted width={WIDTH} height={HEIGHT} className={styles.drawing}>
      {(width) =>
        Object.entries(typeLines).map(([type, { name, draw }], index) => (
          <g key={type} transform={`translate(0 ${15 + index * 31})`}>
            <text x={0} y={5} className={ink.words}>
              {name}
            </text>
            <g transform={`translate(${START} 0)`}>{draw(width - START)}</g>
          </g>
        ))
      }
    </Fitted>
  );
}

/** Pixels from the left at which the lines of time start: the names before them do not shrink. */
const START = 147;

/** A word with a dotted line, and its meaning. */
export function GlossaryDrawing() {
  return (
    <Fitted width={WIDTH} height={(width) => HEIGHT + moreLines(width)} className={styles.drawing}>
      {(width) => <Meaning width={width} />}
    </Fitted>
  );
}

const LINE = 22;
const meaning = [
  ['The most that can be credited', 'in a year, whatever the index does.'],
  ['The most that can be', 'credited in a year,', 'whatever the index does.'],
] as const;
const meaningAt = (width: number): readonly string[] => meaning[width < 330 ? 1 : 0];
/** Pixels of the lines that a narrow drawing has more. */
const moreLines = (width: number) => (meaningAt(width).length - 2) * LINE;

function Meaning({ width }: { readonly width: number }) {
  const right = Math.min(320, width - 4);
  const more = moreLines(width);
  return (
    <>
      <path
        d={`M0 14h${width - 50}M0 ${124 + more}h150M214 ${124 + more}h${Math.max(20, width - 260)}M0 ${142 + more}h${width - 118}`}
        className={joinClasses(ink.none, styles.pageLine)}
      />
      <rect x={20} y={32} width={right - 20} height={58 + more} rx={4} className={styles.reversed} />
      {meaningAt(width).map((words, index) => (
        <text key={words} x={36} y={56 + index * LINE} className={styles.meaning}>
          {words}
        </text>
      ))}
      <path d={`M174 ${90 + more}l8 9 8-9z`} className={styles.reversed} />
      <text x={182} y={129 + more} className={joinClasses(ink.words, font.strong, ink.middle)}>
        cap
      </text>
      <path d={`M162 ${135 + more}h41`} className={ink.dotted} />
    </>
  );
}
