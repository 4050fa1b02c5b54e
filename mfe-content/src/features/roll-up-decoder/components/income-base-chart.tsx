import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Axis, Chart, type ChartShape } from '@annuity-lantern/ui/drawing';
import type { Decoded } from '../../../roll-up/decode.ts';
import { BUYING_AGE } from '../../../roll-up/decoder-inputs.ts';
import { incomeBaseGeometry } from '../model/income-base-geometry.ts';
import { sayBrochure } from '../model/say-result.ts';
import styles from './charts.module.css';

interface IncomeBaseChartProps {
  readonly decoded: Decoded;
  readonly shape: ChartShape;
  readonly width: number;
}

/** The years before income: the amount paid in and, dashed above it, the number on paper. */
export function IncomeBaseChart({ decoded, shape, width }: IncomeBaseChartProps) {
  const { figures, base, incomeAge } = decoded;
  const words = { base: formatDollars(base), paid: formatDollars(figures.premium) };
  const place = incomeBaseGeometry(decoded, shape, width, words);
  const { baseLabel, paidLabel, bottom, right, arrow } = place;
  return (
    <Chart label={sayBrochure(decoded)} width={width} height={place.height} className={styles.drawing}>
      {place.bars.map((bar) => (
        <g key={bar.x}>
          <rect x={bar.x} y={place.paidY} width={bar.width} height={Math.max(0, bottom - place.paidY)} className={ink.base} />
          {bar.paperHeight > 1 && (
            <rect x={bar.x + 1} y={bar.paperY} width={Math.max(1, bar.width - 2)} height={bar.paperHeight} className={ink.dashed} />
          )}
        </g>
      ))}
      <Axis thin y={bottom} to={right} />
      <text x={paidLabel.x} y={paidLabel.y} fontSize={paidLabel.size} className={joinClasses(font.figure, ink.ink)}>
        {words.paid}
      </text>
      <text x={paidLabel.x} y={paidLabel.y + 24} className={ink.dim}>
        you pay in
      </text>
      <text x={baseLabel.x} y={baseLabel.y} fontSize={baseLabel.size} textAnchor="end" className={joinClasses(font.figure, ink.ink)}>
        {words.base}
      </text>
      <text textAnchor="end" className={ink.dim}>
        <tspan x={baseLabel.x} y={baseLabel.y + 25}>
          income base: dashed because
        </tspan>
        <tspan x={baseLabel.x} dy="19">
          nobody can ever withdraw it
        </tspan>
      </text>
      <text x="0" y={bottom + 23} className={ink.dim}>
        {BUYING_AGE}
      </text>
      <text x={right} y={bottom + 23} textAnchor="end" className={ink.dim}>{`age ${incomeAge}`}</text>
      {arrow && (
        <>
          <path d={`M${arrow.from} ${arrow.y} H${arrow.to} m-9 -8 l9 8 l-9 8`} className={ink.thick} />
          <text
            x={(arrow.from + arrow.to) / 2}
            y={arrow.y - 20}
            textAnchor="middle"
            className={ink.strong}
          >{`× ${formatShortPercent(figures.payoutPercent)}`}</text>
          <text x={(arrow.from + arrow.to) / 2} y={arrow.y + 30} textAnchor="middle" className={ink.dim}>
            payout
          </text>
        </>
      )}
    </Chart>
  );
}
