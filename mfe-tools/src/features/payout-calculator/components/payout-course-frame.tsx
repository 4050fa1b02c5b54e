import { ChartFrame, Notice } from '@annuity-lantern/ui';
import { formatDollars } from '../../../figures/format-figures.ts';
import type { PayoutCourse } from '../model/payout-course.ts';
import { PayoutChart } from './payout-chart.tsx';
import styles from './payout-course-frame.module.css';

interface PayoutCourseFrameProps {
  readonly course: PayoutCourse;
  /** What is wrong with the start age: the years cannot be drawn until it is put right. */
  readonly problem: string | null;
}

const columns = [
  { key: 'age', label: 'Age' },
  { key: 'received', label: 'Received', numeric: true },
  { key: 'againstAmount', label: 'Minus paid', numeric: true },
];

export function PayoutCourseFrame({ course, problem }: PayoutCourseFrameProps) {
  if (problem) {
    return (
      <Notice tone="straw" title={problem} className={styles.frame}>
        <p>The years can be drawn as soon as income starts at your current age or later.</p>
      </Notice>
    );
  }
  return (
    <ChartFrame
      id="income-by-age"
      title="Income received, at each age"
      headingLevel={2}
      tableOpen
      className={styles.frame}
      sentence={course.sentence}
      table={{
        columns,
        rows: course.rows.map(({ age, received, againstAmount }) => ({
          age: String(age),
          received: formatDollars(received),
          againstAmount: `${againstAmount >= 0 ? '+' : ''}${formatDollars(againstAmount)}`,
        })),
      }}
      source="Lifetime income is counted to age 85, as an assumption and not a forecast: who lives longer receives more, who lives shorter receives less. Payments are added up as they are, without interest and without allowing for rising prices. Ages in whole years; break-even is rounded."
    >
      <PayoutChart course={course} shape="wide" />
      <PayoutChart course={course} shape="narrow" />
    </ChartFrame>
  );
}
