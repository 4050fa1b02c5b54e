import { fluid, font, ink, joinClasses } from '@annuity-lantern/ui';
import styles from './own-page-drawings.module.css';

const LESSONS = 10;

/** Ten sheets, the first in the light. */
export function CourseDrawing() {
  return (
    <svg viewBox="0 0 380 150" width={380} height={150} aria-hidden="true" className={joinClasses(fluid, styles.drawing)}>
      <rect width={380} height={150} className={ink.night} />
      <path d="M45.5 -18 L-20 81.3 V150 H156.400 z" className={ink.beam} />
      {Array.from({ length: LESSONS }, (_, index) => {
        const left = 18 + (index % 5) * 72;
        const top = index < 5 ? 16 : 84;
        const lit = index === 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lessons are known by their number.
          <g key={index}>
            <path d={`M${left} ${top}h43l13 13v39h-56z`} className={lit ? ink.paper : styles.unlit} />
            <path d={`M${left + 43} ${top}v13h13`} className={lit ? ink.paperFold : ink.nightLine} />
            <text
              x={left + 10}
              y={top + 27}
              className={joinClasses(font.figure, lit ? joinClasses(ink.paperInk, styles.numberLit) : styles.number)}
            >
              {index + 1}
            </text>
            <path d={`M${left + 10} ${top + 38}h34`} className={joinClasses(ink.nightLine, lit ? styles.litLine : styles.greek)} />
          </g>
        );
      })}
    </svg>
  );
}

/** Five lines of time: what is paid in, what grows, what comes out. */
export function TypesDrawing() {
  return (
    <svg viewBox="0 0 380 150" width={380} height={150} aria-hidden="true" className={joinClasses(fluid, styles.drawing)}>
      {['Immediate', 'Deferred income', 'MYGA', 'Fixed index', 'Variable'].map((type, index) => (
        <text key={type} x={0} y={20 + index * 31} className={ink.words}>
          {type}
        </text>
      ))}
      {[0, 1, 2, 3, 4].map((row) => (
        <circle key={row} cx={142} cy={15 + row * 31} r={5} className={ink.ink} />
      ))}
      <path d={payments(160, 15, 9)} className={joinClasses(ink.none, styles.income)} />
      <path d="M147 46H258" className={ink.dashed} />
      <path d={payments(268, 46, 5)} className={joinClasses(ink.none, styles.income)} />
      <path d="M147 77L372 64" className={ink.baseLine} />
      <path d="M147 108H182L212 100H242L272 92H302L332 84L372 84" className={ink.baseLine} />
      <path d="M147 139L180 124L214 143L250 121L290 146L330 118L372 132" className={ink.savingsLine} />
    </svg>
  );
}

/** Yearly payments as upright strokes. */
function payments(from: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `M${from + index * 23} ${y - 9}v18`).join('');
}

/** A word with a dotted line, and its meaning. */
export function GlossaryDrawing() {
  return (
    <svg viewBox="0 0 380 150" width={380} height={150} aria-hidden="true" className={joinClasses(fluid, styles.drawing)}>
      <path d="M0 14h330M0 124h150M214 124h120M0 142h262" className={joinClasses(ink.none, styles.pageLine)} />
      <rect x={20} y={32} width={300} height={58} rx={4} className={styles.reversed} />
      <text x={36} y={56} className={styles.meaning}>
        The most that can be credited
      </text>
      <text x={36} y={78} className={styles.meaning}>
        in a year, whatever the index does.
      </text>
      <path d="M174 90l8 9 8-9z" className={styles.reversed} />
      <text x={182} y={129} className={joinClasses(ink.words, font.strong, ink.middle)}>
        cap
      </text>
      <path d="M162 135h41" className={ink.dotted} />
    </svg>
  );
}
