import { formatDollars } from '@annuity-lantern/domain/format-number';
import { creditedRate, valuesByYear } from '@annuity-lantern/domain/index-crediting';
import { above, across, beside, FiguresTable, font, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted, Hatch, hatchFill } from '@annuity-lantern/ui/drawing';
import styles from './figures.module.css';

const HATCH = 'index-loss';
const PREMIUM = 100_000;
const CAP = 6;
/** Sample changes of an index over five years, in percent: one bad year among good ones. */
const RETURNS = [12, -10, 8, 4, 25];

const percent = (value: number) => `${value > 0 ? '+' : value < 0 ? '\u2212' : ''}${Math.abs(value)}%`;

const BASELINE = 118;
const PER_PERCENT = 3.4;

/** Each year of an index beside what a capped contract credits for it. */
export function ProtectionFigure() {
  const credited = RETURNS.map((change) => creditedRate(change, { cap: CAP }));
  const indexEnd = valuesByYear(PREMIUM, RETURNS).at(-1) ?? 0;
  const contractEnd = valuesByYear(PREMIUM, credited).at(-1) ?? 0;
  const years = RETURNS.map((change, year) => `year ${year + 1} ${percent(change)} and ${percent(credited[year] ?? 0)}`).join(', ');
  return (
    <figure>
      <Fitted
        width={420}
        height={190}
        label={`Bar chart of five example years, the index and what a contract with a cap of ${CAP}% credits: ${years}.`}
      >
        {(width) => <Years credited={credited} width={width} />}
      </Fitted>
      <figcaption className={joinClasses(font.note, above[8], across[24])}>
        <span className={beside[8]}>
          <i className={styles.indexKey} /> an index
        </span>
        <span className={beside[8]}>
          <i className={styles.sureKey} /> <span>{`credited with a ${CAP}% cap`}</span>
        </span>
        <span
          className={styles.sentence}
        >{`The bad year credits 0%. In return the good years are cut short: ${formatDollars(PREMIUM)} becomes ${formatDollars(contractEnd)}, where the index alone made ${formatDollars(indexEnd)}. Educational example, not a quote. Caps can change each year.`}</span>
      </figcaption>
      <FiguresTable
        caption="Five example years"
        columns={[
          { key: 'year', label: 'Year' },
          { key: 'index', label: 'An index', numeric: true },
          { key: 'credited', label: `Credited with a ${CAP}% cap`, numeric: true },
        ]}
        rows={RETURNS.map((change, year) => ({
          year: String(year + 1),
          index: percent(change),
          credited: percent(credited[year] ?? 0),
        }))}
      />
    </figure>
  );
}

function Years({ credited, width }: { readonly credited: readonly number[]; readonly width: number }) {
  const step = width / RETURNS.length;
  const bar = step / 3;
  const gap = step * 0.06;
  return (
    <>
      <Hatch id={HATCH} />
      {RETURNS.map((change, year) => {
        const left = year * step + 0.14 * step;
        const height = Math.abs(change) * PER_PERCENT;
        const credit = credited[year] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the years of an example are in a fixed order.
          <g key={year}>
            <rect
              x={left}
              y={change > 0 ? BASELINE - height : BASELINE}
              width={bar}
              height={height}
              fill={change > 0 ? undefined : hatchFill(HATCH)}
              className={change > 0 ? ink.base : ink.lossEdge}
            />
            <text
              x={left + bar / 2}
              y={change > 0 ? BASELINE - height - 7 : BASELINE + height + 18}
              className={joinClasses(ink.dim, ink.middle)}
            >
              {percent(change)}
            </text>
            {credit > 0 && (
              <rect
                x={left + bar + gap}
                y={BASELINE - credit * PER_PERCENT}
                width={bar}
                height={credit * PER_PERCENT}
                className={ink.guaranteed}
              />
            )}
            {/* Below the axis: beside the figure of the index there is no room for it. */}
            <text x={left + bar * 1.5 + gap} y={BASELINE + 21} className={joinClasses(ink.strong, ink.middle)}>
              {percent(credit)}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${BASELINE}H${width}`} className={ink.axis} />
    </>
  );
}
