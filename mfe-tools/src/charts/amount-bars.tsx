import { ink } from '@annuity-lantern/ui';
import { chartText, Fitted, linearScale } from '@annuity-lantern/ui/drawing';

export interface AmountBar {
  readonly key: string;
  /** Short: on a phone it shares a line with the figure. */
  readonly name: string;
  readonly amount: number;
  /** The amount in words. */
  readonly figure: string;
  readonly className: string | undefined;
}

interface AmountBarsProps {
  /** What they show, in words. */
  readonly label: string;
  readonly bars: readonly AmountBar[];
  /** Where a dotted line crosses all bars. */
  readonly mark: number;
}

/** Pixels. */
const ROW = 60;

/** Amounts as bars from zero, one below the other, each with its name and figure above. */
export function AmountBars({ label, bars, mark }: AmountBarsProps) {
  const most = Math.max(mark, ...bars.map(({ amount }) => amount));
  return (
    <Fitted label={label} width={760} height={bars.length * ROW}>
      {(width) => {
        const x = linearScale([0, most || 1], [0, width - 2]);
        return (
          <>
            {bars.map(({ key, name, amount, figure, className }, index) => (
              <g key={key}>
                <text x="0" y={index * ROW + 20} className={chartText.dim}>
                  {name}
                </text>
                <text x={width} y={index * ROW + 20} textAnchor="end" className={chartText.strong}>
                  {figure}
                </text>
                <rect x="1" y={index * ROW + 30} width={Math.max(1, x(amount))} height="18" className={className} />
                <path d={`M${x(mark)} ${index * ROW + 26} v26`} className={ink.line} />
              </g>
            ))}
          </>
        );
      }}
    </Fitted>
  );
}
