import { formatNumber, formatPercent } from '@annuity-lantern/domain/format-number';
import type { RateInsights } from '@annuity-lantern/domain/rate-insights';
import { above, font, GreekLines, joinClasses, ruled, screenOnly } from '@annuity-lantern/ui';
import { memo } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import { count } from '../model/say-dates.ts';
import { MarketChart } from './market-chart.tsx';
import styles from './market-insights.module.css';

/** Insights from all rates, independent of the filters. Undefined while the rates load: the figures are then placeholders. */
export const MarketInsights = memo(function MarketInsights({ insights }: { readonly insights: RateInsights | undefined }) {
  const { guaranteed, caps } = insights ?? {};
  const percent = (value: number | undefined) => (value === undefined ? 'None' : formatPercent(value));
  return (
    <section aria-labelledby="market-insights" className={joinClasses(screenOnly, tools.columns, ruled[24], styles.insights)}>
      <div>
        <h2 id="market-insights" className={font.h3}>
          Market insights
        </h2>
        <dl className={joinClasses(above[12], styles.figures)}>
          <Figure name="Total products" value={insights && formatNumber(insights.totalProducts)} />
          <Figure name="Highest rate" value={insights && percent(guaranteed?.highest)} />
          <Figure name="Carriers" value={insights && formatNumber(insights.carriers)} />
          <Figure name="Average rate" value={insights && percent(guaranteed?.average)} />
        </dl>
        <p className={joinClasses(font.note, above[12])}>
          {/* A single text node: separate parts would shift when the number loads. */}
          {`Highest and average are of ${guaranteed ? `the ${count(guaranteed.products, 'guaranteed rate')}` : 'guaranteed rates'} only.`}
        </p>
        {caps && (
          <p
            className={joinClasses(font.note, above[12])}
          >{`Caps of ${count(caps.products, 'index product')}: highest ${formatPercent(caps.highest)}, average ${formatPercent(caps.average)}. A cap is the most a year can earn. It isn’t guaranteed.`}</p>
        )}
      </div>
      <div className={styles.chart}>
        {insights ? <MarketChart insights={insights} /> : <GreekLines heading lines={6} className={styles.unlit} />}
      </div>
    </section>
  );
});

function Figure({ name, value }: { readonly name: string; readonly value: string | undefined }) {
  return (
    <div>
      <dt className={font.note}>{name}</dt>
      <dd className={joinClasses(font.figure, styles.figure)}>{value ?? <GreekLines lines={1} />}</dd>
    </div>
  );
}
