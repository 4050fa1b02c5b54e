import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';
import styles from './figures.module.css';

/** Each in the lines of a narrow page. */
const lit = ['How are you paid', 'if I buy this?'] as const;
const questions = [
  ['What does it cost', 'to leave in year 3?'],
  ['What is guaranteed,', 'and by whom?'],
] as const;
const label = `A page of questions to take along: ${[lit, ...questions].map((lines) => lines.join(' ')).join(' ')}`;

const LINE = 22;
/** Pixels of a drawing in which a question needs two lines. */
const NARROW = 400;

/** A page of questions, one of them in the light. */
export function GuidanceFigure() {
  return (
    <Fitted width={420} height={(width) => (width < NARROW ? 232 : 176)} label={label}>
      {(width) => <Questions width={width} />}
    </Fitted>
  );
}

function Questions({ width }: { readonly width: number }) {
  const isNarrow = width < NARROW;
  const height = isNarrow ? 232 : 176;
  const [left, right] = isNarrow ? [16, width - 16] : [34, width - 34];
  const linesOf = (lines: readonly string[]) => (isNarrow ? lines : [lines.join(' ')]);
  const text = left + 22;
  const below = 86 + (linesOf(lit).length - 1) * LINE;
  return (
    <>
      <rect width={width} height={height} className={joinClasses(ink.night, styles.night)} />
      <path d={`M${width / 2} -30 L${width * 0.12} ${height} H${width * 0.88} z`} className={joinClasses(ink.beam, styles.beam)} />
      <path d={`M${left} ${height}V28h${right - left - 30}l30 30v${height - 58}z`} className={ink.paper} />
      <path d={`M${right - 30} 28v30h30z`} className={ink.paperFold} />
      <text x={text} y={56} className={joinClasses(ink.paperInk, styles.words)}>
        Take this along
      </text>
      {linesOf(lit).map((line, index) => (
        <g key={line}>
          <rect x={text - 4} y={75 + index * LINE} width={isNarrow ? 158 : 297} height={13} className={ink.lamp} />
          <text x={text} y={86 + index * LINE} className={joinClasses(ink.paperInk, font.figure, styles.lit)}>
            {line}
          </text>
        </g>
      ))}
      {questions.map((lines, index) => (
        <text key={lines[0]} className={joinClasses(ink.paperInk, styles.words)}>
          {linesOf(lines).map((line, place) => (
            <tspan key={line} x={text} y={below + 34 + index * (isNarrow ? 52 : 30) + place * LINE}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </>
  );
}
