import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { drawnWidth, useShapes, useTextScale, useWidth } from '@annuity-lantern/ui/drawing';
import type { Decoded } from '../model/decode.ts';
import styles from './decoder-charts.module.css';
import { IncomeBaseChart } from './income-base-chart.tsx';
import { IncomeChart } from './income-chart.tsx';
import { ReturnsChart } from './returns-chart.tsx';

/** Pixels before the chart is measured: its width in a 1280 px window, and on a 390 px phone. */
const FIRST_WIDE = 1200;
const FIRST_NARROW = 350;

/** The columns of the wide layout, as shares of its width. Also in the stylesheet. */
const columns = { brochure: 0.475, income: 0.17, returns: 0.355 };

/** Windows up to this width have the narrow layout. Also in the stylesheet. */
const NARROW_UP_TO = 900;

/** Below this width of the drawing the layout is the narrow one: the stylesheet's 900 px less the page's padding. */
const WIDE_FROM = 840;

/** Three charts side by side: what the brochure shows, what is paid, what it earns. */
export function DecoderCharts({ decoded }: { readonly decoded: Decoded }) {
  const shapes = useShapes(NARROW_UP_TO);
  const [box, width] = useWidth(0);
  const isWide = shapes.includes('wide');
  const isNarrow = shapes.includes('narrow');
  const textScale = useTextScale();
  const wide = drawnWidth(width >= WIDE_FROM ? width : FIRST_WIDE, textScale, WIDE_FROM);
  const narrow = drawnWidth(width > 0 && width < WIDE_FROM ? width : FIRST_NARROW, textScale);
  const { figures, base, income, incomeAge } = decoded;
  return (
    <div ref={box} className={styles.charts}>
      <div>
        <h3>The brochure shows</h3>
        {isWide && (
          <div className={styles.wide}>
            <IncomeBaseChart decoded={decoded} shape="wide" width={Math.floor(wide * columns.brochure)} />
          </div>
        )}
        {isNarrow && (
          <div className={styles.narrow}>
            <IncomeBaseChart decoded={decoded} shape="narrow" width={narrow} />
          </div>
        )}
      </div>
      <div>
        <h3>You receive</h3>
        {isWide && (
          <div className={styles.wide}>
            <IncomeChart decoded={decoded} width={Math.floor(wide * columns.income)} />
          </div>
        )}
        <p className={styles.narrow}>
          {formatDollars(base)} × {formatShortPercent(figures.payoutPercent)} payout = <b>{formatDollars(income)} a year</b>, from{' '}
          {incomeAge}
        </p>
      </div>
      <div>
        <h3>You earn, a year</h3>
        {isWide && (
          <div className={styles.wide}>
            <ReturnsChart decoded={decoded} shape="wide" width={Math.floor(wide * columns.returns)} />
          </div>
        )}
        {isNarrow && (
          <div className={styles.narrow}>
            <ReturnsChart decoded={decoded} shape="narrow" width={narrow} />
          </div>
        )}
      </div>
    </div>
  );
}
