import { above, across, Button, font, joinClasses, screenOnly } from '@annuity-lantern/ui';
import type { RangeRow } from '../model/range-geometry.ts';

interface ContractChoiceProps {
  readonly rows: readonly RangeRow[];
  /** Place of the contract that is read. */
  readonly read: number;
  readonly onRead: (place: number) => void;
}

/** A button for each compared contract. The chart marks the chosen one, with its figures below. */
export function ContractChoice({ rows, read, onRead }: ContractChoiceProps) {
  const row = rows[read];
  return (
    <fieldset className={joinClasses(screenOnly, above[12])}>
      <legend className={joinClasses(font.small, font.strong)}>Pick a contract</legend>
      <div className={joinClasses(across[8], above[4])}>
        {rows.map(({ product: { id, productName } }, place) => (
          <Button
            key={id}
            variant={place === read ? 'filled' : 'outline'}
            size="small"
            aria-pressed={place === read}
            onClick={() => onRead(place)}
          >
            {productName}
          </Button>
        ))}
      </div>
      <p role="status" className={joinClasses(font.numbers, above[8])}>
        {row && `${row.product.productName}: ${row.words}.`}
      </p>
    </fieldset>
  );
}
