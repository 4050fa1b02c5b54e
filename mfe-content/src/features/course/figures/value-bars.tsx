import { formatDollars } from '@annuity-lantern/domain/format-number';
import { ChartFrame, ink, type TableData } from '@annuity-lantern/ui';
import { Hatch, hatchFill } from '@annuity-lantern/ui/drawing';
import { FittedFigure, type Sheet } from './fitted-figure.tsx';
import { type Kind, kindInk, Legend } from './legend.tsx';

interface Bar {
  readonly name: string;
  /** Dollars by kind, from the left. */
  readonly parts: readonly { readonly kind: Kind; readonly amount: number }[];
  /** The figure beside the bar. */
  readonly figure: number;
}

interface ValueBarsProps {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly source: string;
  readonly legend: readonly { readonly kind: Kind; readonly words: string }[];
  readonly bars: readonly Bar[];
  readonly table: TableData;
}

const ROW = 54;
/** Room right of the longest bar for its figure. */
const MARGIN = 84;

/** Lying bars from zero, so that their lengths compare, each with its name above and its figure at the end. */
export function ValueBars({ id, title, sentence, source, legend, bars, table }: ValueBarsProps) {
  const label = `Bar chart: ${bars.map(({ name, figure }) => `${name} ${formatDollars(figure)}`).join(', ')}.`;
  return (
    <ChartFrame id={id} title={title} sentence={sentence} source={source} table={table}>
      <Legend id={id} rows={legend} />
      <FittedFigure label={label} height={bars.length * ROW} draw={(sheet) => <Bars id={id} sheet={sheet} bars={bars} />} />
    </ChartFrame>
  );
}

function Bars({ id, sheet, bars }: { readonly id: string; readonly sheet: Sheet; readonly bars: readonly Bar[] }) {
  const hatch = `${id}-hatch`;
  const longest = Math.max(...bars.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0)));
  const scale = (sheet.width - MARGIN) / longest;
  return (
    <>
      <defs>
        <Hatch id={hatch} opaque />
      </defs>
      {bars.map(({ name, parts, figure }, row) => {
        let left = 1;
        const top = row * ROW;
        return (
          <g key={name}>
            <text x={0} y={top + 17} className={ink.dim}>
              {name}
            </text>
            {parts
              .filter(({ amount }) => amount > 0)
              .map(({ kind, amount }) => {
                const width = amount * scale;
                const x = left;
                left += width;
                return (
                  <rect
                    key={kind}
                    x={x}
                    y={top + 25}
                    width={width}
                    height={20}
                    fill={kind === 'loss' ? hatchFill(hatch) : undefined}
                    className={kindInk[kind]}
                  />
                );
              })}
            <text x={left + 9} y={top + 41} className={ink.strong}>
              {formatDollars(figure)}
            </text>
          </g>
        );
      })}
    </>
  );
}
