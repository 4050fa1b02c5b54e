import { formatDollars } from '@annuity-lantern/domain/format-number';
import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Axis, Chart } from '@annuity-lantern/ui/drawing';
import type { Decoded } from '../../../roll-up/decode.ts';
import { incomeBaseGeometry } from '../model/income-base-geometry.ts';
import { sayIncome } from '../model/say-result.ts';
import styles from './charts.module.css';

interface IncomeChartProps {
  readonly decoded: Decoded;
  readonly width: number;
}

/** The income of one year, to the scale of the brochure's drawing beside it. In the wide layout only: narrow ones say it in words. */
export function IncomeChart({ decoded, width }: IncomeChartProps) {
  const { income, incomeAge } = decoded;
  const { bottom, height, perDollar } = incomeBaseGeometry(decoded, 'wide', width, { base: '', paid: '' });
  const words = formatDollars(income);
  const barHeight = Math.max(2, Math.round(income * perDollar * 10) / 10);
  const barWidth = Math.min(86, width * 0.6);
  return (
    <Chart label={sayIncome(decoded)} width={width} height={height} className={styles.drawing}>
      <text x="0" y={bottom - barHeight - 40} fontSize={words.length > 9 ? 20 : 26} className={joinClasses(font.figure, ink.ink)}>
        {words}
      </text>
      <text x="0" y={bottom - barHeight - 16} className={ink.dim}>{`a year, from ${incomeAge}`}</text>
      <rect x="1" y={bottom - barHeight} width={barWidth} height={barHeight} className={ink.guaranteed} />
      <Axis thin y={bottom} from={-5} to={barWidth + 6} />
      {/* Names the two rows of numbers below the drawing at the right. */}
      <text x={width - 8} y="431" textAnchor="end" className={ink.dim}>
        if you live to
      </text>
      <text x={width - 8} y="452" textAnchor="end" className={ink.dim}>
        chance of it
      </text>
    </Chart>
  );
}
