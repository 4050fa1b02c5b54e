import { followInPlace } from '@annuity-lantern/host-kit';
import { Table } from '@annuity-lantern/ui';
import styles from './comparison-table.module.css';

const columns = [
  { key: 'type', label: 'Type' },
  { key: 'hear', label: 'You may hear' },
  { key: 'get', label: 'What you get' },
  { key: 'market', label: 'If markets fall' },
  { key: 'out', label: 'Getting your money out' },
  { key: 'cost', label: 'How you pay for it' },
] as const;

interface ComparedType {
  readonly id: string;
  readonly name: string;
  readonly cells: Readonly<Record<'hear' | 'get' | 'market' | 'out' | 'cost', string>>;
}

const types: readonly ComparedType[] = [
  {
    id: 'immediate',
    name: 'Immediate (SPIA)',
    cells: {
      hear: '“A paycheck for life, starting next month.”',
      get: 'A fixed payment, for life or for set years, within a year',
      market: 'Nothing changes',
      out: 'Usually not possible',
      cost: 'Inside the payment; no yearly fee',
    },
  },
  {
    id: 'deferred-income',
    name: 'Deferred income (DIA, QLAC)',
    cells: {
      hear: '“A bigger paycheck when you are 80.”',
      get: 'A fixed payment for life from a later date',
      market: 'Nothing changes',
      out: 'Usually not possible, and nothing is paid before the date',
      cost: 'Inside the payment; no yearly fee',
    },
  },
  {
    id: 'multi-year',
    name: 'Multi-year guarantee (MYGA)',
    cells: {
      hear: '“A guaranteed rate for five years.”',
      get: 'One interest rate for a set number of years',
      market: 'Nothing changes',
      out: 'Surrender charge until the term ends; then free for some weeks',
      cost: 'Inside the rate; usually no yearly fee',
    },
  },
  {
    id: 'fixed-index',
    name: 'Fixed index (FIA)',
    cells: {
      hear: '“Market gains, no market losses.”',
      get: 'Interest tied to an index, limited by a cap, a share or a spread',
      market: 'No interest that year; fees still count',
      out: 'Surrender charge for years, often many; a free amount each year',
      cost: 'By limits on the interest; riders by a yearly fee',
    },
  },
  {
    id: 'variable',
    name: 'Variable (VA)',
    cells: {
      hear: '“Invest, with a guarantee on top.”',
      get: 'The value of funds that you choose',
      market: 'Your value falls',
      out: 'Surrender charge in many contracts, at the value of the day',
      cost: 'By several yearly fees',
    },
  },
];

/** The five side by side, in the words in which they are sold and in ours. */
export function ComparisonTable() {
  return (
    <Table
      caption="The five types of annuity compared"
      captionHidden
      phone="lines"
      className={styles.comparison}
      columns={columns}
      rows={types.map(({ id, name, cells }) => ({
        type: (
          <a href={`#${id}`} onClick={(event) => followInPlace(event, `#${id}`)}>
            {name}
          </a>
        ),
        ...cells,
      }))}
    />
  );
}
