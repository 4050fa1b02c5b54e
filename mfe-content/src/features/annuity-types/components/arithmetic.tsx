import { Table } from '@annuity-lantern/ui';
import styles from './arithmetic.module.css';

export interface Step {
  readonly what: string;
  /** How it is worked out; empty for what is given. */
  readonly sum?: string | undefined;
  readonly result: string;
}

interface ArithmeticProps {
  readonly caption: string;
  readonly steps: readonly Step[];
}

/** A worked example with every step in the open. */
export function Arithmetic({ caption, steps }: ArithmeticProps) {
  return (
    <Table
      caption={caption}
      phone="lines"
      className={styles.arithmetic}
      columns={[
        { key: 'what', label: 'Step' },
        { key: 'sum', label: 'Sum' },
        { key: 'result', label: 'Result', numeric: true },
      ]}
      rows={steps.map(({ what, sum, result }) => ({ what, sum: sum ?? 'given', result }))}
    />
  );
}
