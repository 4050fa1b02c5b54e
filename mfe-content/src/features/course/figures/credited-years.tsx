import { formatChange, formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { ChartFrame, ink, joinClasses } from '@annuity-lantern/ui';
import { Hatch, hatchFill } from '@annuity-lantern/ui/drawing';
import { FittedFigure, type Sheet } from './fitted-figure.tsx';
import { Legend } from './legend.tsx';

interface CreditedYearsProps {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly source: string;
  /** The index's change in each year, in percent. */
  readonly index: readonly number[];
  /** The interest that the contract credits for it, in percent. */
  readonly credited: readonly number[];
  /** The contract's value: the premium, then one for each year. */
  readonly values: readonly number[];
}

const HEIGHT = 280;
const PER_PERCENT = 5.6;
const ZERO = 170;

/** The change of the index and the credited interest, year by year. */
export function CreditedYears({ id, title, sentence, source, index, credited, values }: CreditedYearsProps) {
  const label = `Bar chart, ${index.length} years: ${index
    .map((year, place) => `the index ${formatChange(year)}, credited ${formatShortPercent(credited[place] ?? 0)}`)
    .join('; ')}.`;
  return (
    <ChartFrame id={id} title={title} sentence={sentence} source={source} table={table(index, credited, values)}>
      <Legend
        id={id}
        rows={[
          { kind: 'base', words: 'index, up' },
          { kind: 'loss', words: 'index, down' },
          { kind: 'lamp', words: 'credited to you, and kept' },
        ]}
      />
      <FittedFigure label={label} height={HEIGHT} draw={(sheet) => <Years id={id} sheet={sheet} index={index} credited={credited} />} />
    </ChartFrame>
  );
}

function Years({ id, sheet, index, credited }: { readonly sheet: Sheet } & Pick<CreditedYearsProps, 'id' | 'index' | 'credited'>) {
  const hatch = `${id}-hatch`;
  const { isWide } = sheet;
  // No room for two figures side by side: those credited are below the axis.
  const isTight = sheet.width < 330;
  // Room at both ends for labels that are wider than their bars.
  const margins = { left: isWide ? 4 : 12, right: 14 };
  const step = (sheet.width - margins.left - margins.right) / index.length;
  const bar = Math.min(44, step * 0.4);
  return (
    <>
      <defs>
        <Hatch id={hatch} opaque />
      </defs>
      {index.map((year, place) => {
        const middle = margins.left + step * (place + 0.5);
        const given = credited[place] ?? 0;
        const height = Math.abs(year) * PER_PERCENT;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: years have no other name.
          <g key={place}>
            <rect
              x={middle - bar - 2}
              y={year < 0 ? ZERO : ZERO - height}
              width={bar}
              height={height}
              fill={year < 0 ? hatchFill(hatch) : undefined}
              className={year < 0 ? ink.lossEdge : ink.base}
            />
            <text
              x={middle - bar / 2 - 2}
              y={year < 0 ? ZERO + height + 18 : ZERO - height - 7}
              className={joinClasses(ink.dim, ink.middle)}
            >
              {formatChange(year)}
            </text>
            {given > 0 && (
              <rect x={middle + 2} y={ZERO - given * PER_PERCENT} width={bar} height={given * PER_PERCENT} className={ink.guaranteed} />
            )}
            <text
              x={isWide || isTight ? middle + bar / 2 + 2 : middle + 2}
              y={isTight ? ZERO + 20 : ZERO - given * PER_PERCENT - 7}
              className={isWide || isTight ? joinClasses(ink.strong, ink.middle) : ink.strong}
            >
              {formatShortPercent(given)}
            </text>
            <text x={middle} y={HEIGHT - 5} className={joinClasses(ink.dim, ink.middle)}>
              {isWide ? `Year ${place + 1}` : place + 1}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${ZERO}H${sheet.width}`} className={ink.axis} />
    </>
  );
}

function table(index: readonly number[], credited: readonly number[], values: readonly number[]) {
  return {
    columns: [
      { key: 'year', label: 'Year' },
      { key: 'index', label: 'Index', numeric: true },
      { key: 'credited', label: 'Credited', numeric: true },
      { key: 'value', label: 'Value', numeric: true },
    ],
    rows: index.map((year, place) => ({
      year: place + 1,
      index: formatChange(year),
      credited: formatShortPercent(credited[place] ?? 0),
      value: formatDollars(values[place + 1] ?? 0),
    })),
  };
}
