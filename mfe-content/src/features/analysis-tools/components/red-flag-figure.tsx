import { contractThresholds } from '@annuity-lantern/domain/contract-thresholds';
import { above, FiguresTable, font, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';
import { exampleContract } from '../../../example-contract.ts';
import styles from './tool-figures.module.css';

const { yearlyFeesPercent: fees, surrenderYears: surrender } = contractThresholds;
const { feesPercent, surrenderYears } = exampleContract;

/** Two scales with the bounds from which we warn, each with an example on it. */
export function RedFlagFigure() {
  return (
    <figure>
      <Fitted
        width={412}
        height={180}
        label={`Two scales. Yearly fees: a warning from ${fees.warnFrom}%, severe from ${fees.severeFrom}%; the example has ${feesPercent}%. Surrender period: a warning over ${surrender.warnOver} years, severe over ${surrender.severeOver}; the example has ${surrenderYears} years.`}
        className={styles.chart}
      >
        {(width) => (
          <>
            <Scale
              width={width}
              y={8}
              name="Yearly fees"
              verdict={`Warning: from ${fees.warnFrom}%`}
              tone="warn"
              bounds={[fees.warnFrom, fees.severeFrom]}
              end={5}
              at={feesPercent}
              label={`${feesPercent}%`}
            />
            <Scale
              width={width}
              y={100}
              name="Surrender period"
              verdict={`Severe: over ${surrender.severeOver}`}
              tone="severe"
              bounds={[surrender.warnOver, surrender.severeOver]}
              end={14}
              at={surrenderYears}
              label={`${surrenderYears} years`}
            />
          </>
        )}
      </Fitted>
      <figcaption className={joinClasses(font.note, above[8])}>Our limits. The arrow marks an example contract.</figcaption>
    </figure>
  );
}

export function RedFlagTable() {
  return (
    <FiguresTable
      caption="Our limits, and an example contract"
      columns={[
        { key: 'name', label: 'What we check' },
        { key: 'warning', label: 'Warning', numeric: true },
        { key: 'severe', label: 'Severe', numeric: true },
        { key: 'example', label: 'Example', numeric: true },
      ]}
      rows={[
        { name: 'Yearly fees', warning: `from ${fees.warnFrom}%`, severe: `from ${fees.severeFrom}%`, example: `${feesPercent}%` },
        {
          name: 'Surrender period',
          warning: `over ${surrender.warnOver} years`,
          severe: `over ${surrender.severeOver} years`,
          example: `${surrenderYears} years`,
        },
      ]}
    />
  );
}

interface ScaleProps {
  readonly width: number;
  readonly y: number;
  readonly name: string;
  readonly verdict: string;
  readonly tone: 'warn' | 'severe';
  /** The limits of a warning and of a severe flag. */
  readonly bounds: readonly [number, number];
  readonly end: number;
  readonly at: number;
  readonly label: string;
}

function Scale({ width, y, name, verdict, tone, bounds: [warn, severe], end, at, label }: ScaleProps) {
  const xOf = (value: number) => (value / end) * width;
  return (
    <g>
      <text x={0} y={y + 16} className={ink.words}>
        {name}
      </text>
      <text
        x={width}
        y={y + 16}
        className={tone === 'warn' ? joinClasses(ink.strong, ink.end, styles.warning) : joinClasses(ink.strong, ink.end, styles.severe)}
      >
        {verdict}
      </text>
      <rect x={0} y={y + 27} width={xOf(warn) - 2} height={12} className={ink.greek} />
      <rect x={xOf(warn) + 1} y={y + 27} width={xOf(severe) - xOf(warn) - 3} height={12} className={ink.guaranteed} />
      <rect x={xOf(severe) + 1} y={y + 27} width={width - xOf(severe) - 1} height={12} className={ink.loss} />
      <path d={`M${xOf(at)} ${y + 45}l8 12h-16z`} className={ink.ink} />
      <text x={xOf(at) - 14} y={y + 58} className={joinClasses(ink.words, ink.end)}>
        {label}
      </text>
    </g>
  );
}
