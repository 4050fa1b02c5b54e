import type { Example } from '../../testing/example.ts';
import { ChartFrame } from './chart-frame.tsx';

const bars = [60, 66, 76, 93];
const table = {
  columns: [
    { key: 'age', label: 'Start age' },
    { key: 'rate', label: 'Payout rate', numeric: true },
  ],
  rows: [
    { age: '60', rate: '6.00%' },
    { age: '65', rate: '6.60%' },
    { age: '70', rate: '7.60%' },
    { age: '80', rate: '9.30%' },
  ],
};

const drawing = (
  <svg role="img" aria-label="Payout rate by start age" viewBox="0 0 300 110" width="300" height="110">
    {bars.map((height, index) => (
      <rect key={height} x={index * 60} y={100 - height} width="44" height={height} fill="var(--chart-1)" />
    ))}
  </svg>
);

export const closedTable: Example = (scope) => (
  <ChartFrame
    id={`${scope}-payout`}
    title="Payout rate by income start age"
    sentence="Waiting from 60 to 80 raises the payout rate from 6.00% to 9.30%."
    source="Illustration of lifetime-withdrawal payouts, not a quote."
    table={table}
  >
    {drawing}
  </ChartFrame>
);
export const openTable: Example = (scope) => (
  <ChartFrame
    id={`${scope}-payout-open`}
    title="The same, figures shown"
    sentence="9.30% is the highest."
    table={table}
    tableOpen
    headingLevel={2}
  >
    {drawing}
  </ChartFrame>
);
