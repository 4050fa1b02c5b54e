import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { type ContractDrawingSizes, type ContractWords, narrowContract, wideContract } from './contract-drawings.ts';
import styles from './lantern-over-contract.module.css';

/** Half-width of the cone over the distance from its tip. */
const SPREAD = 0.66;

/** Other words for the sheet. */
export interface OwnContract {
  readonly wide: ContractWords;
  readonly narrow: ContractWords;
  /** The clause and the lit words as sentences. */
  readonly label: string;
}

interface LanternOverContractProps {
  readonly own: OwnContract | undefined;
  readonly className: string;
}

/** A lantern over a page of a contract: the lit words are legible. Drawn in two widths, because on phones the words need their own lines. */
export function LanternOverContract({ own, className }: LanternOverContractProps) {
  const label = own?.label ?? 'The line in its light reads: The Income Base cannot be withdrawn and is not paid at death.';
  return (
    <div className={className} role="img" aria-label={`A lantern over an annuity contract. ${label}`}>
      <ContractDrawing drawing={wideContract} words={own?.wide} className={styles.wide} />
      <ContractDrawing drawing={narrowContract} words={own?.narrow} className={styles.narrow} />
    </div>
  );
}

interface ContractDrawingProps {
  readonly drawing: ContractDrawingSizes;
  readonly words: ContractWords | undefined;
  readonly className: string | undefined;
}

function ContractDrawing({ drawing, words = drawing.words, className }: ContractDrawingProps) {
  const { id, width, height, apex, ring, lamp, legsEnd, sheet } = drawing;
  const halfAt = (y: number) => SPREAD * (y - apex.y);
  const cone = `M${apex.x} ${apex.y}L${apex.x - halfAt(height)} ${height}H${apex.x + halfAt(height)}z`;
  const page = `M${sheet.left} ${sheet.top}H${sheet.right - sheet.corner}L${sheet.right} ${sheet.top + sheet.corner}V${height}H${sheet.left}z`;
  const fold = `M${sheet.right - sheet.corner} ${sheet.top}v${sheet.corner}h${sheet.corner}`;
  const bar = lamp.bottom + 4;

  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" className={className}>
      <clipPath id={`${id}-page`}>
        <path d={page} />
      </clipPath>
      <clipPath id={`${id}-light`}>
        <path d={cone} clipPath={`url(#${id}-page)`} />
      </clipPath>
      <path
        d={`M${apex.x - halfAt(legsEnd)} ${legsEnd}L${apex.x - halfAt(height)} ${height}H${apex.x + halfAt(height)}L${apex.x + halfAt(legsEnd)} ${legsEnd}z`}
        className={ink.beam}
      />
      <path d={page} className={ink.beam} />
      <path d={fold} className={joinClasses(ink.none, styles.fold)} />
      <g className={styles.dim}>
        <Words drawing={drawing} words={words} />
      </g>
      <g clipPath={`url(#${id}-light)`}>
        <path d={page} className={ink.paper} />
        <g className={joinClasses(ink.paperInk, styles.inked)}>
          <Words drawing={drawing} words={words} />
        </g>
      </g>
      <LitLines drawing={drawing} words={words} />
      <path d={`M${apex.x} 0V${ring.y - ring.radius}`} className={styles.stem} />
      <path
        d={`M${apex.x} ${lamp.top}L${apex.x - SPREAD * (lamp.bottom - lamp.top)} ${lamp.bottom}H${apex.x + SPREAD * (lamp.bottom - lamp.top)}z`}
        className={ink.lamp}
      />
      <g className={joinClasses(ink.none, styles.frame)}>
        <circle cx={apex.x} cy={ring.y} r={ring.radius} className={styles.ring} />
        <path
          d={`M${apex.x} ${apex.y}L${apex.x - halfAt(legsEnd)} ${legsEnd}M${apex.x} ${apex.y}L${apex.x + halfAt(legsEnd)} ${legsEnd}`}
        />
        <path d={`M${apex.x - halfAt(bar)} ${bar}H${apex.x + halfAt(bar)}`} />
      </g>
    </svg>
  );
}

interface WordsProps {
  readonly drawing: ContractDrawingSizes;
  readonly words: ContractWords;
}

function Words({ drawing, words }: WordsProps) {
  const { textLeft: x, clause, below, sizes } = drawing;
  const lines = [...words.clause.map((line, index) => [clause[index], line]), ...words.below.map((line, index) => [below[index], line])];
  return (
    <>
      <text x={x} y={drawing.title} fontSize={sizes.title} className={styles.title}>
        Flexible Premium Deferred Annuity Contract
      </text>
      <text x={x} y={drawing.section} fontSize={sizes.section} className={joinClasses(font.strong, styles.section)}>
        Section 7. Income Base
      </text>
      <text fontSize={sizes.clause} className={styles.clause}>
        {lines.map(([y, line]) => (
          <tspan key={y} x={x} y={y}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

function LitLines({ drawing, words }: WordsProps) {
  const { textLeft: x, lit, litBar, sizes } = drawing;
  return words.lit.map(({ words: line, barWidth }, index) => {
    const y = lit[index] ?? 0;
    return (
      <g key={line}>
        <rect x={x - litBar.overhang} y={y - litBar.above} width={barWidth} height={litBar.height} className={styles.litBar} />
        <text x={x} y={y} fontSize={sizes.lit} className={joinClasses(font.strong, ink.paperInk, styles.litWords)}>
          {line}
        </text>
      </g>
    );
  });
}
