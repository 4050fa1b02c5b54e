import styles from './lantern-over-contract.module.css';

/** One drawing at its own size: where the light starts and where the words stand. All numbers are pixels. */
interface Drawing {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Tip of the cone; its half-width is 0.66 of the distance from here. */
  readonly apex: { readonly x: number; readonly y: number };
  readonly ring: { readonly y: number; readonly radius: number };
  readonly lamp: { readonly top: number; readonly bottom: number };
  readonly legsEnd: number;
  readonly sheet: { readonly left: number; readonly right: number; readonly top: number; readonly corner: number };
  readonly textLeft: number;
  readonly title: number;
  readonly section: number;
  /** The clauses above and below the lit words, in lines that fit this drawing. */
  readonly clauses: readonly (readonly [y: number, words: string])[];
  readonly lit: readonly (readonly [baseline: number, barWidth: number])[];
  readonly litBar: { readonly above: number; readonly height: number; readonly overhang: number };
  readonly greek: readonly (readonly [y: number, width: number])[];
}

const wide: Drawing = {
  id: 'contract-wide',
  width: 756,
  height: 604,
  apex: { x: 378, y: 31 },
  ring: { y: 19, radius: 11 },
  lamp: { top: 41, bottom: 107 },
  legsEnd: 136,
  sheet: { left: 147, right: 639, top: 132, corner: 37 },
  textLeft: 184,
  title: 165,
  section: 252,
  clauses: [
    [285, '7.1 The Income Base grows by 8% simple interest in'],
    [310, 'each of the first ten Contract Years. It is used only to'],
    [335, 'work out Lifetime Income Payments.'],
    [517, '7.2 A charge of 1.25% of the Income Base is taken each'],
    [542, 'year from the Contract Value, in good years and bad.'],
  ],
  lit: [
    [390, 431],
    [430, 413],
    [470, 156],
  ],
  litBar: { above: 14, height: 21, overhang: 6 },
  greek: [
    [191, 389],
    [206, 405],
    [220, 372],
    [573, 405],
    [590, 372],
  ],
};

const narrow: Drawing = {
  id: 'contract-narrow',
  width: 390,
  height: 572,
  apex: { x: 172, y: 68 },
  ring: { y: 58, radius: 8.5 },
  lamp: { top: 76, bottom: 129 },
  legsEnd: 153,
  sheet: { left: -48, right: 385, top: 150, corner: 30 },
  textLeft: 15,
  title: 177,
  section: 248,
  clauses: [
    [275, '7.1 The Income Base grows by 8% simple'],
    [296, 'interest in each of the first ten Contract'],
    [317, 'Years. It is used only to work out'],
    [338, 'Lifetime Income Payments.'],
    [485, '7.2 A charge of 1.25% of the Income Base'],
    [506, 'is taken each year from the Contract Value,'],
    [527, 'in good years and bad.'],
  ],
  lit: [
    [382, 350],
    [414, 336],
    [446, 127],
  ],
  litBar: { above: 13, height: 17, overhang: 5 },
  greek: [
    [197, 316],
    [209, 330],
    [221, 303],
    [550, 330],
    [564, 303],
  ],
};

const SPREAD = 0.66;

/** A lantern over a page of a contract: what its light covers can be read. Drawn twice, since on phones the words need their own lines. */
export function LanternOverContract({ className }: { readonly className?: string | undefined }) {
  return (
    <div
      className={className}
      role="img"
      aria-label="A lantern over an annuity contract. The line in its light reads: The Income Base cannot be withdrawn and is not paid at death."
    >
      <ContractDrawing drawing={wide} className={styles.wide} />
      <ContractDrawing drawing={narrow} className={styles.narrow} />
    </div>
  );
}

function ContractDrawing({ drawing, className }: { readonly drawing: Drawing; readonly className: string | undefined }) {
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
        className={styles.beam}
      />
      <path d={page} className={styles.sheet} />
      <path d={fold} className={styles.fold} />
      <g className={styles.dim}>
        <Words drawing={drawing} />
      </g>
      <g clipPath={`url(#${id}-light)`}>
        <path d={page} className={styles.paper} />
        <g className={styles.inked}>
          <Words drawing={drawing} />
        </g>
      </g>
      <LitLines drawing={drawing} />
      <path d={`M${apex.x} 0V${ring.y - ring.radius}`} className={styles.stem} />
      <path
        d={`M${apex.x} ${lamp.top}L${apex.x - SPREAD * (lamp.bottom - lamp.top)} ${lamp.bottom}H${apex.x + SPREAD * (lamp.bottom - lamp.top)}z`}
        className={styles.lamp}
      />
      <g className={styles.frame}>
        <circle cx={apex.x} cy={ring.y} r={ring.radius} className={styles.ring} />
        <path
          d={`M${apex.x} ${apex.y}L${apex.x - halfAt(legsEnd)} ${legsEnd}M${apex.x} ${apex.y}L${apex.x + halfAt(legsEnd)} ${legsEnd}`}
        />
        <path d={`M${apex.x - halfAt(bar)} ${bar}H${apex.x + halfAt(bar)}`} />
      </g>
    </svg>
  );
}

function Words({ drawing }: { readonly drawing: Drawing }) {
  const { textLeft: x, clauses, greek } = drawing;
  return (
    <>
      <path d={greek.map(([y, width]) => `M${x} ${y}h${width}`).join('')} className={styles.greek} />
      <text x={x} y={drawing.title} className={styles.title}>
        Flexible Premium Deferred Annuity Contract
      </text>
      <text x={x} y={drawing.section} className={styles.section}>
        Section 7. Income Base
      </text>
      <text className={styles.clause}>
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

function LitLines({ drawing }: { readonly drawing: Drawing }) {
  const { textLeft: x, lit, litBar } = drawing;
  return (
    <>
      {lit.map(([baseline, barWidth], index) => (
        <g key={litWords[index]}>
          <rect x={x - litBar.overhang} y={baseline - litBar.above} width={barWidth} height={litBar.height} className={styles.litBar} />
          <text x={x} y={baseline} className={styles.litWords}>
            {litWords[index]}
          </text>
        </g>
      ))}
    </>
  );
}
