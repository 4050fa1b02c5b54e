import { formatChange } from '@annuity-lantern/domain/format-number';
import { ink, joinClasses } from '@annuity-lantern/ui';
import { type Canvas, DrawnTwice } from './drawn-twice.tsx';

const ZERO = 176;
const PER_PERCENT = 5;
const HEIGHT = 292;

interface IndexYearsProps {
  readonly label: string;
  readonly cap: number;
  readonly years: readonly { readonly indexReturn: number; readonly credited: number }[];
}

/** Two bars per year: the index's change and the interest that the contract credited. */
export function IndexYears({ label, cap, years }: IndexYearsProps) {
  return <DrawnTwice label={label} height={HEIGHT} draw={(canvas) => <Years years={years} cap={cap} canvas={canvas} />} />;
}

function Years({ years, cap, canvas: { width, isWide } }: Omit<IndexYearsProps, 'label'> & { readonly canvas: Canvas }) {
  const step = width / years.length;
  const bar = isWide ? 42 : 20;
  const between = isWide ? 8 : 3;
  const inset = (step - 2 * bar - between) / 2;

  return (
    <>
      <rect x={0} y={4} width={14} height={14} className={ink.base} />
      <text x={22} y={17} className={ink.dim}>
        {isWide ? 'what the index did' : 'the index'}
      </text>
      <rect x={isWide ? 190 : 112} y={4} width={14} height={14} className={ink.guaranteed} />
      <text x={isWide ? 212 : 134} y={17} className={ink.dim}>
        {isWide ? 'what was credited to you' : 'credited to you'}
      </text>
      {years.map(({ indexReturn, credited }, year) => {
        const left = year * step + inset;
        const middle = year * step + step / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the year.
          <g key={year}>
            <rect
              x={left}
              y={ZERO - Math.max(0, indexReturn) * PER_PERCENT}
              width={bar}
              height={Math.abs(indexReturn) * PER_PERCENT}
              className={ink.base}
            />
            {credited > 0 && (
              <rect
                x={left + bar + between}
                y={ZERO - credited * PER_PERCENT}
                width={bar}
                height={credited * PER_PERCENT}
                className={ink.guaranteed}
              />
            )}
            <text x={middle} y={ZERO + 74} className={joinClasses(ink.dim, ink.middle)}>
              {isWide ? `index ${formatChange(indexReturn)}` : formatChange(indexReturn)}
            </text>
            <text x={middle} y={ZERO + 96} className={joinClasses(ink.strong, ink.middle)}>
              {isWide ? `credited ${credited}%` : `${credited}%`}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${ZERO - cap * PER_PERCENT}H${width}`} className={ink.dotted} />
      <path d={`M0 ${ZERO}H${width}`} className={ink.axis} />
      {/* In the second year, whose bars leave the space above the line free. */}
      <text x={step * 1.5} y={ZERO - cap * PER_PERCENT - 8} className={joinClasses(ink.dim, ink.middle)}>{`cap ${cap}%`}</text>
    </>
  );
}
