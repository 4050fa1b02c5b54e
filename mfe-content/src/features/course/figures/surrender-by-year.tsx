import { leave, PREMIUM, surrenderSchedule } from '@annuity-lantern/domain/course-examples';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import type { DrawingWords } from '../model/drawing-words.ts';
import { ValueBars } from './value-bars.tsx';

const years = surrenderSchedule.map((_, place) => ({ year: place + 1, ...leave(PREMIUM, place + 1) }));

export function SurrenderByYear(words: DrawingWords) {
  return (
    <ValueBars
      {...words}
      id="figure-surrender"
      legend={[
        { kind: 'base', words: 'you receive' },
        { kind: 'loss', words: 'surrender charge' },
      ]}
      bars={years.map(({ year, charge, kept, lost }) => ({
        name: `Year ${year}: ${charge > 0 ? `charge ${formatShortPercent(charge)}` : 'no charge'}`,
        parts: [
          { kind: 'base', amount: kept },
          { kind: 'loss', amount: lost },
        ],
        figure: kept,
      }))}
      table={{
        columns: [
          { key: 'year', label: 'Year' },
          { key: 'charge', label: 'Charge', numeric: true },
          { key: 'lost', label: 'It costs', numeric: true },
          { key: 'kept', label: 'You receive', numeric: true },
        ],
        rows: years.map(({ year, charge, lost, kept }) => ({
          year,
          charge: formatShortPercent(charge),
          lost: formatDollars(lost),
          kept: formatDollars(kept),
        })),
      }}
    />
  );
}
