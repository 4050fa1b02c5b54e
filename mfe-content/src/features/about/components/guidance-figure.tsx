import { fluid, font, ink, joinClasses } from '@annuity-lantern/ui';
import styles from './figures.module.css';

const questions = ['What does it cost to leave in year 3?', 'What is guaranteed, and by whom?'];
const LIT = 'How are you paid if I buy this?';

/** A page of questions, one of them in the light. */
export function GuidanceFigure() {
  return (
    <svg
      viewBox="0 0 420 176"
      width={420}
      height={176}
      role="img"
      aria-label={`A page of questions to take along: ${LIT} ${questions.join(' ')}`}
      className={fluid}
    >
      <rect width={420} height={176} className={joinClasses(ink.night, styles.night)} />
      <path d="M210 -30 L50 176 H370 z" className={joinClasses(ink.beam, styles.beam)} />
      <path d="M34 176V28h322l30 30v118z" className={ink.paper} />
      <path d="M356 28v30h30z" className={ink.paperFold} />
      <text x={56} y={56} className={joinClasses(ink.paperInk, styles.words)}>
        Take this along
      </text>
      <rect x={52} y={75} width={297} height={13} className={ink.lamp} />
      <text x={56} y={86} className={joinClasses(ink.paperInk, font.figure, styles.lit)}>
        {LIT}
      </text>
      {questions.map((question, index) => (
        <text key={question} x={56} y={122 + index * 30} className={joinClasses(ink.paperInk, styles.words)}>
          {question}
        </text>
      ))}
    </svg>
  );
}
