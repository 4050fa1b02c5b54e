import type { Example } from '../../testing/example.ts';
import { Table } from './table.tsx';

const columns = [
  { key: 'age', label: 'Income start age' },
  { key: 'rate', label: 'Payout rate', numeric: true },
  { key: 'monthly', label: 'Monthly income', numeric: true },
];
const rows = [
  { age: '65', rate: '6.60%', monthly: '$1,100.00' },
  { age: '70', rate: '7.60%', monthly: '$1,266.67' },
  { age: '80', rate: '9.30%', monthly: '$1,550.00' },
];

export const stackedIfTooWide: Example = () => <Table caption="Income by start age, for $200,000" columns={columns} rows={rows} />;
export const linesOnPhones: Example = () => <Table caption="The same as lines" captionHidden phone="lines" columns={columns} rows={rows} />;
