import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';
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
      {(width) => <Types width={width} />}
    </Fitted>
  );
}

/** Pixels from the left at which the lines of time start: the names before them do not shrink. */
const START = 147;

function Types({ width }: { readonly width: number }) {
  const times = (width - START) / (WIDTH - START);
  const xOf = (x: number) => START + (x - START) * times;
  const line = (...points: readonly (readonly [number, number])[]) => `M${points.map(([x, y]) => `${xOf(x)} ${y}`).join('L')}`;
  return (
    <>
      {['Immediate', 'Deferred income', 'MYGA', 'Fixed index', 'Variable'].map((type, index) => (
        <text key={type} x={0} y={20 + index * 31} className={ink.words}>
          {type}
        </text>
      ))}
      {[0, 1, 2, 3, 4].map((row) => (
        <circle key={row} cx={142} cy={15 + row * 31} r={5} className={ink.ink} />
      ))}
      <path d={payments(xOf(160), 15, 9, times)} className={joinClasses(ink.none, styles.income)} />
      <path d={`M147 46H${xOf(258)}`} className={ink.dashed} />
      <path d={payments(xOf(268), 46, 5, times)} className={joinClasses(ink.none, styles.income)} />
      <path d={line([147, 77], [372, 64])} className={ink.baseLine} />
      <path d={line([147, 108], [182, 108], [212, 100], [242, 100], [272, 92], [302, 92], [332, 84], [372, 84])} className={ink.baseLine} />
      <path d={line([147, 139], [180, 124], [214, 143], [250, 121], [290, 146], [330, 118], [372, 132])} className={ink.savingsLine} />
    </>
  );
}

/** Yearly payments as upright strokes. */
function payments(from: number, y: number, count: number, times: number): string {
  return Array.from({ length: count }, (_, index) => `M${from + index * 23 * times} ${y - 9}v18`).join('');
}

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
