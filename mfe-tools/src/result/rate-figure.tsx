import { toDecimals } from '@annuity-lantern/domain/format-number';
import { rateLabels } from '@annuity-lantern/domain/rate-words';
import { font, joinClasses } from '@annuity-lantern/ui';
import styles from './rate-figure.module.css';

export type RateKind = keyof typeof rateLabels;

interface RateFigureProps {
  readonly kind: RateKind;
  readonly percent: number;
  readonly className?: string | undefined;
}

/** A rate below its name. A cap is dashed, lighter and says "up to" in words: it never looks like a guaranteed rate. */
export function RateFigure({ kind, percent, className }: RateFigureProps) {
  return (
    <div className={className}>
      <p className={styles.label}>
        <RateMark kind={kind} />
      </p>
      <p className={joinClasses(font.figure, font.nowrap, styles.rate, kind === 'FIA' && styles.lighter)}>
        {kind === 'FIA' && <span className={joinClasses(font.small, styles.upTo)}>up to </span>}
        <span>{toDecimals(percent, 2)}</span>
        <span className={styles.percent}>%</span>
      </p>
    </div>
  );
}

/** The name of a kind of rate: on lamp if it is guaranteed, dashed if it is a cap, as the bars are drawn. */
export function RateMark({ kind }: Pick<RateFigureProps, 'kind'>) {
  return <span className={joinClasses(font.small, font.strong, font.nowrap, styles.mark, styles[kind])}>{rateLabels[kind]}</span>;
}
