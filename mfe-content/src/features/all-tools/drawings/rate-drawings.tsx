import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { creditedRate, valuesByYear } from '@annuity-lantern/domain/index-crediting';
import { mygaValue } from '@annuity-lantern/domain/myga';
import { ink, joinClasses } from '@annuity-lantern/ui';
import { ToolDrawing } from './tool-drawing.tsx';

const RATES = [5.3, 5.05, 4.6];

/** Three example rates on one scale, the highest lit. */
export function RateDrawing() {
  return (
    <ToolDrawing label={`Three example rates as bars, the highest first: ${RATES.map(formatPercent).join(', ')}.`}>
      {RATES.map((rate, index) => (
        <g key={rate}>
          <rect x={1} y={6 + index * 31} width={rate * 24} height={20} className={index === 0 ? ink.guaranteed : ink.base} />
          <text x={200} y={22 + index * 31} className={joinClasses(ink.words, ink.end)}>
            {formatPercent(rate)}
          </text>
        </g>
      ))}
    </ToolDrawing>
  );
}

const PREMIUM = 100_000;
const YEARS = 5;
const CAP = 6;
const xOf = (value: number) => ((value - 95_000) / 40_000) * 200;

/** The outcomes of a guaranteed rate and a capped index for the same sum. */
export function ComparisonDrawing() {
  const sure = mygaValue(PREMIUM, RATES[0] ?? 0, YEARS);
  const most = valuesByYear(PREMIUM, Array(YEARS).fill(creditedRate(CAP, { cap: CAP }))).at(-1) ?? 0;
  const range = `${formatDollars(PREMIUM)} to ${formatDollars(most)}`;
  return (
    <ToolDrawing
      label={`${formatDollars(PREMIUM)} after ${YEARS} years: ${formatDollars(sure)} at a guaranteed rate, ${range} with an index.`}
    >
      <text x={0} y={16} className={ink.words}>{`${formatDollars(sure)} guaranteed`}</text>
      <path d="M0 32H200M0 82H200" className={ink.ruleLine} />
      <circle cx={xOf(sure)} cy={32} r={8} className={ink.guaranteed} />
      <text x={0} y={66} className={ink.words}>
        {range}
      </text>
      <rect x={xOf(PREMIUM)} y={76} width={xOf(most) - xOf(PREMIUM)} height={12} className={ink.base} />
    </ToolDrawing>
  );
}
