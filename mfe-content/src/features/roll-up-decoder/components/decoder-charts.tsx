import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { Shaped } from '@annuity-lantern/ui/drawing';
import type { Decoded } from '../../../roll-up/decode.ts';
import styles from './decoder-charts.module.css';
import { IncomeBaseChart } from './income-base-chart.tsx';
import { IncomeChart } from './income-chart.tsx';
import { ReturnsChart } from './returns-chart.tsx';

/** Pixels of the three columns: 47.5, 17 and 35.5 percent of 1200 before they are measured, and of 840 at least. Also in the stylesheet. */
const brochure = { firstWidths: { wide: 570, narrow: 350 }, leastWidths: { wide: 399, narrow: 280 } };
const received = { firstWidths: { wide: 204, narrow: 350 }, leastWidths: { wide: 142, narrow: 280 } };
const earned = { firstWidths: { wide: 426, narrow: 350 }, leastWidths: { wide: 298, narrow: 280 } };

/** Three charts side by side: the brochure, the payments and the return. */
export function DecoderCharts({ decoded }: { readonly decoded: Decoded }) {
  const { figures, base, income, incomeAge } = decoded;
  return (
    <div className={styles.charts}>
      <div>
        <h3>The brochure shows</h3>
        <Shaped {...brochure}>{(shape, width) => <IncomeBaseChart decoded={decoded} shape={shape} width={width} />}</Shaped>
      </div>
      <div>
        <h3>You receive</h3>
        <Shaped {...received}>
          {(shape, width) =>
            shape === 'wide' ? (
              <IncomeChart decoded={decoded} width={width} />
            ) : (
              <p className={styles.sentence}>
                <span>{`${formatDollars(base)} × ${formatShortPercent(figures.payoutPercent)} payout =`}</span>{' '}
                <b>{`${formatDollars(income)} a year`}</b>
                <span>{`, from ${incomeAge}`}</span>
              </p>
            )
          }
        </Shaped>
      </div>
      <div>
        <h3>You earn, a year</h3>
        <Shaped {...earned}>{(shape, width) => <ReturnsChart decoded={decoded} shape={shape} width={width} />}</Shaped>
      </div>
    </div>
  );
}
