import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { FiguresTable, font, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';
import styles from './covers.module.css';

/** Dollars in each rung, and percent a year: an example, as the card says. */
const RUNG = 30_000;
const RATE = 5.3;
const terms = [3, 5, 7] as const;

const valueAfter = (years: number) => formatDollars(RUNG * (1 + RATE / 100) ** years);

type Place = readonly [left: number, top: number];

interface LadderSizes {
  readonly width: number;
  readonly height: number;
  readonly sheetWidth: number;
  readonly corner: number;
  /** Left edge and top of each sheet. */
  readonly sheets: readonly [Place, Place, Place];
  readonly firstLine: number;
  readonly lineStep: number;
  /** The size of the words. */
  readonly words: string | undefined;
}

const wide: LadderSizes = {
  width: 501,
  height: 329,
  sheetWidth: 116,
  corner: 17,
  sheets: [
    [43, 191],
    [192, 127],
    [340, 59],
  ],
  firstLine: 29,
  lineStep: 24,
  words: styles.large,
};
const narrow: LadderSizes = {
  width: 350,
  height: 230,
  sheetWidth: 92,
  corner: 13,
  sheets: [
    [17, 132],
    [129, 88],
    [241, 40],
  ],
  firstLine: 24,
  lineStep: 20,
  words: styles.usual,
};

/** Pixels of a sheet with dollars at the size of the page's text. */
const LEAST_SHEET = 86;

/** The sizes for a width: places shrink and words do not. */
function sizesAt(width: number): LadderSizes {
  const base = width < 440 ? narrow : wide;
  const times = width / base.width;
  const at = ([left, top]: Place): Place => [left * times, top * times];
  const [first, second, third] = base.sheets;
  return {
    ...base,
    width,
    height: Math.round(base.height * times),
    sheetWidth: Math.max(LEAST_SHEET, base.sheetWidth * times),
    sheets: [at(first), at(second), at(third)],
  };
}

/** Three contracts as sheets of growing height, each with what its rung has become. */
export function LadderCover() {
  const label = `Three contracts of ${formatDollars(RUNG)} at ${formatPercent(RATE)}: ${terms.map((years) => `${valueAfter(years)} after ${years} years`).join(', ')}.`;
  return (
    <figure>
      <Fitted
        width={wide.width}
        height={(width) => sizesAt(width).height}
        label={label}
        className={joinClasses(styles.cover, styles.ladder)}
      >
        {(width) => <LadderDrawing drawing={sizesAt(width)} />}
      </Fitted>
    </figure>
  );
}

export function LadderTable() {
  return (
    <FiguresTable
      caption={`Three contracts of ${formatDollars(RUNG)} at ${formatPercent(RATE)}`}
      columns={[
        { key: 'years', label: 'Years' },
        { key: 'value', label: 'Becomes', numeric: true },
      ]}
      rows={terms.map((years) => ({ years: String(years), value: valueAfter(years) }))}
    />
  );
}

function LadderDrawing({ drawing }: { readonly drawing: LadderSizes }) {
  const { width, height, sheetWidth, corner, sheets } = drawing;
  const [first, second, third] = sheets;
  // The light falls along the tops of the sheets, from the upper right.
  const light = `M0 ${first[1] + 44}L${first[0]} ${first[1]}H${first[0] + sheetWidth}L${second[0]} ${second[1]}H${second[0] + sheetWidth}L${third[0]} ${third[1]}H${third[0] + sheetWidth}L${width} ${third[1] - 44}V${height}H0z`;
  return (
    <>
      <rect width={width} height={height} className={ink.night} />
      <path d={light} className={ink.beam} />
      {terms.map((years, index) => {
        const [left, top] = sheets[index as 0 | 1 | 2];
        return (
          <g key={years} transform={`translate(${left} ${top})`}>
            <path d={`M0 0H${sheetWidth - corner}L${sheetWidth} ${corner}V${height - top}H0z`} className={ink.paper} />
            <path d={`M${sheetWidth - corner} 0v${corner}h${corner}z`} className={ink.paperFold} />
            <Rung years={years} drawing={drawing} bottom={height - top} />
          </g>
        );
      })}
    </>
  );
}

function Rung({ years, drawing, bottom }: { readonly years: number; readonly drawing: LadderSizes; readonly bottom: number }) {
  const { firstLine, lineStep, sheetWidth, words } = drawing;
  const value = firstLine + lineStep;
  const lines = Array.from({ length: Math.max(0, Math.floor((bottom - value - 24) / 9.5)) }, (_, index) => value + 22 + index * 9.5);
  const lengths = [0.72, 0.75, 0.69, 0.73, 0.48];
  return (
    <>
      <rect x={8} y={value - 11} width={sheetWidth - 30} height={13} className={ink.lamp} />
      <text x={12} y={firstLine} className={joinClasses(ink.paperInk, styles.term, words)}>{`${years} years`}</text>
      <text x={12} y={value} className={joinClasses(ink.paperInk, font.strong, styles.value, words)}>
        {valueAfter(years)}
      </text>
      <path
        d={lines.map((y, index) => `M12 ${y}h${sheetWidth * (lengths[index % lengths.length] ?? 0.7)}`).join('')}
        className={ink.greekLine}
      />
    </>
  );
}
