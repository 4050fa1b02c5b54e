import { CAP, capped, index, MYGA_RATE, mygaEnd, poorCapped, poorIndex } from '@annuity-lantern/domain/course-examples';
import { formatDollars, formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import type { DrawingWords } from '../model/drawing-words.ts';
import { ValueBars } from './value-bars.tsx';

const bars = [
  { name: 'Good years: index alone', kind: 'base', figure: index.end },
  { name: `Good years: FIA, ${formatShortPercent(CAP)} cap`, kind: 'savings', figure: capped.end },
  { name: `Either: MYGA at ${formatPercent(MYGA_RATE)}`, kind: 'lamp', figure: mygaEnd },
  { name: 'Poor years: index alone', kind: 'base', figure: poorIndex.end },
  { name: `Poor years: FIA, ${formatShortPercent(CAP)} cap`, kind: 'savings', figure: poorCapped.end },
] as const;

export function Vehicles(words: DrawingWords) {
  return (
    <ValueBars
      {...words}
      id="figure-vehicles"
      legend={[
        { kind: 'base', words: 'index alone' },
        { kind: 'savings', words: 'FIA' },
        { kind: 'lamp', words: 'guaranteed' },
      ]}
      bars={bars.map(({ name, kind, figure }) => ({ name, parts: [{ kind, amount: figure }], figure }))}
      table={{
        columns: [
          { key: 'name', label: 'Vehicle' },
          { key: 'value', label: 'After five years', numeric: true },
        ],
        rows: bars.map(({ name, figure }) => ({ name, value: formatDollars(figure) })),
      }}
    />
  );
}
