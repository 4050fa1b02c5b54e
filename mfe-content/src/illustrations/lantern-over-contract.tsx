import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { type ContractDrawingSizes, narrowContract, wideContract } from './contract-drawings.ts';
import styles from './lantern-over-contract.module.css';

/** Half-width of the cone over the distance from its tip. */
const SPREAD = 0.66;

/** A lantern over a page of a contract: the lit words are legible. Drawn in two widths, because on phones the words need their own lines. */
export function LanternOverContract({ className }: { readonly className?: string | undefined }) {
  return (
    <div
      className={className}
      role="img"
      aria-label="A lantern over an annuity contract. The line in its light reads: The Income Base cannot be withdrawn and is not paid at death."
    >
      <ContractDrawing drawing={wideContract} className={styles.wide} />
      <ContractDrawing drawing={narrowContract} className={styles.narrow} />
    </div>
  );
}

function ContractDrawing({ drawing, className }: { readonly drawing: ContractDrawingSizes; readonly className: string | undefined }) {
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
        <Words drawing={drawing} />
      </g>
      <g clipPath={`url(#${id}-light)`}>
        <path d={page} className={ink.paper} />
        <g className={joinClasses(ink.paperInk, styles.inked)}>
          <Words drawing={drawing} />
        </g>
      </g>
      <LitLines drawing={drawing} />
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

function Words({ drawing }: { readonly drawing: ContractDrawingSizes }) {
  const { textLeft: x, clauses, greek, sizes } = drawing;
  return (
    <>
      <path d={greek.map(([y, width]) => `M${x} ${y}h${width}`).join('')} className={joinClasses(ink.none, styles.greek)} />
      <text x={x} y={drawing.title} fontSize={sizes.title} className={styles.title}>
        Flexible Premium Deferred Annuity Contract
      </text>
      <text x={x} y={drawing.section} fontSize={sizes.section} className={joinClasses(font.strong, styles.section)}>
        Section 7. Income Base
      </text>
      <text fontSize={sizes.clause} className={styles.clause}>
        {clauses.map(([y, words]) => (
          <tspan key={y} x={x} y={y}>
            {words}
          </tspan>
        ))}
      </text>
    </>
  );
}

const litWords = ['The Income Base cannot be', 'withdrawn and is not paid', 'at death.'];

function LitLines({ drawing }: { readonly drawing: ContractDrawingSizes }) {
  const { textLeft: x, lit, litBar, sizes } = drawing;
  return (
    <>
      {lit.map(([baseline, barWidth], index) => (
        <g key={litWords[index]}>
          <rect x={x - litBar.overhang} y={baseline - litBar.above} width={barWidth} height={litBar.height} className={styles.litBar} />
          <text x={x} y={baseline} fontSize={sizes.lit} className={joinClasses(font.strong, ink.paperInk, styles.litWords)}>
            {litWords[index]}
          </text>
        </g>
      ))}
    </>
  );
}
