import { formatDollars } from '@annuity-lantern/domain/format-number';
import { PREMIUM } from '@annuity-lantern/domain/type-examples';
import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Hatch, hatchFill } from '@annuity-lantern/ui/drawing';
import styles from './drawing.module.css';
import { type Canvas, DrawnTwice } from './drawn-twice.tsx';

/** The top of the highest bar. */
const TOP = 66;
const BASELINE = 212;
/** Width of the words above the first bar, with some padding. They must not overlap the bars. */
const START_WORDS = 96;

interface YearlyStackProps {
  readonly id: string;
  readonly label: string;
  /** The lower and the upper part of each bar: the values at the end of each year, starting on the day of payment. */
  readonly years: readonly { readonly base: number; readonly top: number }[];
  /** The meaning of the upper part: guaranteed interest, or money lost to fees. */
  readonly upper: 'guaranteed' | 'lost';
  /** The answer, above the last bar. */
  readonly answer: string;
  readonly answerWords: { readonly wide: string; readonly narrow: string };
  /** A span of years that is labeled below the axis. */
  readonly stretch?: { readonly words: { readonly wide: string; readonly narrow: string }; readonly after: string } | undefined;
}

/** One bar per year, in two parts, starting at zero. */
export function YearlyStack(props: YearlyStackProps) {
  return (
    <DrawnTwice label={props.label} height={BASELINE + (props.stretch ? 62 : 26)} draw={(canvas) => <Stack {...props} canvas={canvas} />} />
  );
}

function Stack(props: YearlyStackProps & { readonly canvas: Canvas }) {
  const { id, years, upper, answer, answerWords, stretch, canvas } = props;
  const { width, isWide } = canvas;
  const hatch = `${id}-hatch-${isWide ? 'wide' : 'narrow'}`;
  const perDollar = (BASELINE - TOP) / Math.max(...years.map(({ base, top }) => base + top));
  const gap = isWide ? 14 : 8;
  // Leaves space after the last year for the words that follow it.
  const right = stretch ? (isWide ? 110 : 54) : 0;
  const step = (width - right + gap) / years.length;
  const plotEnd = years.length * step - gap;
  const highestAtStart = Math.max(...years.filter((_, year) => year * step < START_WORDS).map(({ base, top }) => base + top));

  return (
    <>
      <defs>
        <Hatch id={hatch} opaque />
      </defs>
      {years.map(({ base, top }, year) => {
        const baseTop = BASELINE - base * perDollar;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the year.
          <g key={year}>
            <rect x={year * step} y={baseTop} width={step - gap} height={base * perDollar} className={ink.base} />
            {top > 0 && (
              <rect
                x={year * step}
                y={baseTop - top * perDollar}
                width={step - gap}
                height={top * perDollar}
                className={upper === 'lost' ? ink.lossEdge : ink.guaranteed}
                fill={upper === 'lost' ? hatchFill(hatch) : undefined}
              />
            )}
          </g>
        );
      })}
      <text x={0} y={BASELINE - highestAtStart * perDollar - 12} className={ink.strong}>{`${formatDollars(PREMIUM)} in`}</text>
      <text x={plotEnd} y={28} className={joinClasses(ink.end, font.figure, styles.figure)}>
        {answer}
      </text>
      <text x={plotEnd} y={50} className={joinClasses(ink.dim, ink.end)}>
        {isWide ? answerWords.wide : answerWords.narrow}
      </text>
      <path d={`M0 ${BASELINE}H${width}`} className={ink.axis} />
      <text x={0} y={BASELINE + 20} className={ink.dim}>
        today
      </text>
      <text x={plotEnd} y={BASELINE + 20} className={joinClasses(ink.dim, ink.end)}>
        {isWide ? `after ${years.length - 1} years` : `${years.length - 1} years`}
      </text>
      {stretch && (
        <>
          <rect x={0} y={BASELINE + 30} width={plotEnd} height={10} className={ink.lossEdge} fill={hatchFill(hatch)} />
          <text x={0} y={BASELINE + 58} className={ink.dim}>
            {isWide ? stretch.words.wide : stretch.words.narrow}
          </text>
          <text x={width} y={BASELINE + 58} className={joinClasses(ink.strong, ink.end)}>
            {stretch.after}
          </text>
        </>
      )}
    </>
  );
}
