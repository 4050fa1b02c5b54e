import { mixedYears } from '@annuity-lantern/domain/course-examples';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { DrawingWords } from '../model/drawing-words.ts';
import { ValueBars } from './value-bars.tsx';

export function Envelopes(words: DrawingWords) {
  return (
    <ValueBars
      {...words}
      id="figure-envelopes"
      legend={[
        { kind: 'lamp', words: 'fixed account, guaranteed for the year' },
        { kind: 'base', words: 'stock index' },
        { kind: 'savings', words: 'managed index' },
      ]}
      bars={mixedYears.map(({ name, interest, total }) => ({
        name,
        parts: [
          { kind: 'lamp', amount: interest.fixed },
          { kind: 'base', amount: interest.stocks },
          { kind: 'savings', amount: interest.managed },
        ],
        figure: total,
      }))}
      table={{
        columns: [
          { key: 'year', label: 'Year' },
          { key: 'fixed', label: 'Fixed', numeric: true },
          { key: 'stocks', label: 'Stock index', numeric: true },
          { key: 'managed', label: 'Managed', numeric: true },
          { key: 'total', label: 'In all', numeric: true },
        ],
        rows: mixedYears.map(({ name, interest, total }) => ({
          year: name,
          fixed: formatDollars(interest.fixed),
          stocks: formatDollars(interest.stocks),
          managed: formatDollars(interest.managed),
          total: formatDollars(total),
        })),
      }}
    />
  );
}
