import { formatDollars } from '@annuity-lantern/domain/format-number';
import { above, ChartFrame, ink, joinClasses } from '@annuity-lantern/ui';
import { Chart, chartText, linearScale, Shaped } from '@annuity-lantern/ui/drawing';
import { memo } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import { paysRows } from '../model/calculator-inputs.ts';
import type { ForTwo } from '../model/for-two.ts';
import chart from './chart-caption.module.css';
import table from './figures-table.module.css';

interface ForTwoFrameProps {
  readonly facts: ForTwo;
}

const columns = [
  { key: 'pays', label: 'Pays' },
  { key: 'monthly', label: 'While you live', numeric: true },
  { key: 'afterYou', label: 'After you die', numeric: true },
];

/** An income for two, in both its parts, beside an income for each alone. */
export const ForTwoFrame = memo(function ForTwoFrame({ facts }: ForTwoFrameProps) {
  const { pays, choices, sentence } = facts;
  return (
    <ChartFrame
      id="for-two"
      title="A month for the two of you, and for each alone"
      headingLevel={2}
      tableOpen
      className={joinClasses(above[32], tools.frame, chart.frame)}
      sentence={sentence}
      table={{
        columns,
        rows: choices.map((choice) => ({
          pays: choice.pays === pays ? <b className={table.own}>{paysRows[choice.pays].label}</b> : paysRows[choice.pays].label,
          monthly: formatDollars(choice.monthly),
          afterYou: formatDollars(choice.afterYou),
        })),
      }}
      source="Our estimates for two, not an insurer’s offer; “Me” is by the table. Ask each insurer for all of them. After your spouse’s death, you keep the full income. “How we got this” has the math."
    >
      <Shaped>{(_, width) => <ForTwoBars facts={facts} width={width} />}</Shaped>
    </ChartFrame>
  );
});

/** Pixels. */
const ROW = 64;
const BAR = { top: 26, height: 20 };
/** The longest sum: `$1,550,000`, and its gap. */
const SUM_WIDTH = 100;

function ForTwoBars({ facts, width }: ForTwoFrameProps & { readonly width: number }) {
  const rows = barsOf(facts);
  const widthOf = linearScale([0, Math.max(...rows.map(({ dollars }) => dollars))], [0, width - SUM_WIDTH]);
  return (
    <Chart label={facts.sentence} width={width} height={rows.length * ROW}>
      {rows.map(({ name, dollars, chosen }, index) => (
        <g key={name}>
          <text x="0" y={index * ROW + 18} className={chosen ? chartText.strong : chartText.dim}>
            {name}
          </text>
          <rect
            x="1"
            y={index * ROW + BAR.top}
            width={widthOf(dollars)}
            height={BAR.height}
            className={chosen ? ink.guaranteed : ink.dashed}
          />
          <text x={widthOf(dollars) + 10} y={index * ROW + BAR.top + 16} className={chartText.strong}>
            {formatDollars(dollars)}
          </text>
        </g>
      ))}
    </Chart>
  );
}

interface Bar {
  readonly name: string;
  /** A month. */
  readonly dollars: number;
  /** Part of the visitor's choice, not a comparison. */
  readonly chosen: boolean;
}

function barsOf({ monthly, afterYou, alone, spouseAlone }: ForTwo): Bar[] {
  return [
    { name: 'For two: while you live', dollars: monthly, chosen: true },
    { name: 'For two: to your spouse after that', dollars: afterYou, chosen: true },
    { name: 'For you alone', dollars: alone, chosen: false },
    ...(spouseAlone ? [{ name: `For your spouse alone, from ${spouseAlone.age}`, dollars: spouseAlone.monthly, chosen: false }] : []),
  ];
}
