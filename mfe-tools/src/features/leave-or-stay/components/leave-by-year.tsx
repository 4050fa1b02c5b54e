import { lowerFirst } from '@annuity-lantern/domain/first-letter';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { above, ChartFrame } from '@annuity-lantern/ui';
import { memo } from 'react';
import type { LeaveView } from '../model/leave-view.ts';
import { ExchangeChart } from './exchange-chart.tsx';

/** Both contracts over time, as drawing, sentence and table. */
export const LeaveByYear = memo(function LeaveByYear({ view }: { readonly view: LeaveView }) {
  const { course, sentence, leaving, isExample, unadjusted } = view;
  return (
    <ChartFrame
      id="leave-or-stay-by-year"
      title="What each contract holds, year by year"
      className={above[24]}
      sentence={unadjusted ? `If yours adjusts: ${lowerFirst(sentence)}` : sentence}
      table={{
        columns: [
          { key: 'year', label: 'After years' },
          { key: 'stay', label: 'Stay', numeric: true },
          { key: 'leave', label: 'Leave', numeric: true },
          ...(unadjusted ? [{ key: 'unadjusted', label: 'Leave, no adjustment', numeric: true }] : []),
          { key: 'difference', label: 'Leave minus stay', numeric: true },
        ],
        rows: course.map(({ year, stay, leave }, index) => ({
          year: String(year),
          stay: formatDollars(stay),
          leave: formatDollars(leave),
          unadjusted: formatDollars(unadjusted?.course[index]?.leave ?? 0),
          difference: `${leave > stay ? '+' : ''}${formatDollars(leave - stay)}`,
        })),
      }}
      source={`${isExample ? 'Numbers of our example' : 'Your own numbers'}, before taxes and before any charge for leaving in that year. ${leaving.figures.fees === null ? 'You gave no fees for your contract, so we count none. ' : ''}The scale doesn’t start at zero.`}
    >
      <ExchangeChart view={view} />
    </ChartFrame>
  );
});
