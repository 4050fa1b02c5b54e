import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';
import styles from './call-drawing.module.css';

/** Pixels: the text column of a wide window. */
const WIDEST = 616;
/** Pixels below which the two answers are drawn one below the other. */
const SIDE_BY_SIDE = 520;
const ROW = 76;
const GAP = 20;
const ANSWER = 118;

const heightOf = (width: number) => 2 * ROW + GAP + (width < SIDE_BY_SIDE ? 2 * ANSWER + GAP : ANSWER);

/** A phone call in three steps: someone calls, the visitor asks for the words, and the caller knows them or not. */
export function CallDrawing({ phone }: { readonly phone: string }) {
  const title = 'How you know that a caller is ours';
  const right = 'The caller says the right words: it is us, and you can talk.';
  const wrong = `The caller does not know them: hang up, and call us at ${phone}.`;
  const description = `Someone calls you about your annuity. You ask: What are my three words? ${right} ${wrong}`;
  return (
    <Fitted label={`${title}. ${description}`} width={WIDEST} height={heightOf} className={styles.drawing}>
      {(width) => {
        const isNarrow = width < SIDE_BY_SIDE;
        const top = 2 * ROW + GAP;
        const answerWidth = isNarrow ? width : (width - GAP) / 2;
        const second = isNarrow ? { x: 0, y: top + ANSWER + GAP } : { x: answerWidth + GAP, y: top };
        return (
          <>
            <title>{title}</title>
            <desc>{description}</desc>
            <Phone />
            <Speech x={52} y={2} width={Math.min(width - 54, 330)} from="left" who="The caller" words="“I’m calling about your annuity.”" />
            <Speech
              x={width - Math.min(width - 54, 290)}
              y={ROW + 2}
              width={Math.min(width - 54, 290) - 2}
              from="right"
              who="You"
              words="“What are my three words?”"
            />
            <Answer
              x={0}
              y={top}
              width={answerWidth}
              isRight
              said="“Apple, lagoon, lantern.”"
              head="The words are right."
              then="It is us. You can talk."
            />
            <Answer
              {...second}
              width={answerWidth}
              said="“I don’t have them here.”"
              head="They don’t know them."
              then={`Hang up. Call ${phone}.`}
            />
          </>
        );
      }}
    </Fitted>
  );
}

function Phone() {
  return (
    <g className={joinClasses(ink.none, styles.phone)}>
      <rect x="6" y="4" width="30" height="54" rx="6" />
      <path d="M17 51h8" />
      <path d="M14 22q7 -7 14 0" />
      <path d="M11 17q10 -10 20 0" />
    </g>
  );
}

interface SpeechProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly from: 'left' | 'right';
  readonly who: string;
  readonly words: string;
}

function Speech({ x, y, width, from, who, words }: SpeechProps) {
  const tail = from === 'left' ? `M${x + 1} ${y + 22}l-12 8l12 8` : `M${x + width - 40} ${y + 59}l22 12v-12`;
  return (
    <>
      <rect x={x} y={y} width={width} height="60" rx="8" className={joinClasses(ink.surface, styles.edge)} />
      <path d={tail} className={joinClasses(ink.surface, styles.edge)} />
      <text x={x + 14} y={y + 24} className={ink.dim}>
        {who}
      </text>
      <text x={x + 14} y={y + 47} className={ink.words}>
        {words}
      </text>
    </>
  );
}

interface AnswerProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isRight?: boolean;
  readonly said: string;
  readonly head: string;
  readonly then: string;
}

/** What the caller answers, and what to do then. The sign says it without its color. */
function Answer({ x, y, width, isRight = false, said, head, then }: AnswerProps) {
  const sign = isRight ? `M${x + 17} ${y + 66}l6 7l12 -14` : `M${x + 18} ${y + 59}l15 15m0 -15l-15 15`;
  return (
    <>
      <rect
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={ANSWER - 2}
        rx="8"
        className={joinClasses(ink.surface, isRight ? styles.right : styles.wrong)}
      />
      <text x={x + 16} y={y + 32} className={ink.words}>
        {said}
      </text>
      <path d={sign} className={joinClasses(ink.none, isRight ? styles.right : styles.wrong)} />
      <text x={x + 46} y={y + 72} className={joinClasses(ink.strong, isRight ? ink.leaf : ink.brick, font.strong)}>
        {head}
      </text>
      <text x={x + 46} y={y + 98} className={ink.words}>
        {then}
      </text>
    </>
  );
}
