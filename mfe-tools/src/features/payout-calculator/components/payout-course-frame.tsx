import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { TablePerson } from '@annuity-lantern/domain/life-tables';
import { ChartReader } from '@annuity-lantern/tool-kit/chart-reader';
import { formatChance } from '@annuity-lantern/tool-kit/format-figures';
import { above, ChartFrame, joinClasses } from '@annuity-lantern/ui';
import { memo, useState } from 'react';
import { sayEitherAlive, sayOf100, sayTable } from '../../../people/say-chances.ts';
import tools from '../../../shared-styles/tools.module.css';
import { type Couple, sayCoupleTables } from '../model/for-two.ts';
import type { CourseYear, PayoutCourse } from '../model/payout-course.ts';
import { PayoutChart } from './payout-chart.tsx';
import styles from './payout-course-frame.module.css';

interface PayoutCourseFrameProps {
  readonly course: PayoutCourse;
  readonly person: TablePerson;
  /** Null for an income for one. */
  readonly couple: Couple | null;
}

const columns = [
  { key: 'age', label: 'Age' },
  { key: 'received', label: 'Received', numeric: true },
  { key: 'againstAmount', label: 'Minus paid', numeric: true },
  { key: 'alive', label: 'Alive', numeric: true },
];
/** Two chances instead of the sum less the amount: five columns are wider than a phone. */
const columnsForTwo = [
  { key: 'age', label: 'Age' },
  { key: 'received', label: 'Received', numeric: true },
  { key: 'alive', label: 'You alive', numeric: true },
  { key: 'either', label: 'Either alive', numeric: true },
];

export const PayoutCourseFrame = memo(function PayoutCourseFrame({ course, person, couple }: PayoutCourseFrameProps) {
  const [readAge, setReadAge] = useState(90);
  const { startAge, years } = course;
  // A new start age may put the selected age before the first payment.
  const at = Math.max(0, Math.min(years.length - 1, readAge - startAge - 1));
  return (
    <ChartFrame
      id="income-by-age"
      title="Income received, at each age"
      headingLevel={2}
      tableOpen
      className={joinClasses(above[40], tools.frame, styles.frame)}
      sentence={course.sentence}
      table={{
        columns: couple ? columnsForTwo : columns,
        rows: course.rows.map(({ age, received, againstAmount, alive, either }) => ({
          age: String(age),
          received: formatDollars(received),
          againstAmount: `${againstAmount >= 0 ? '+' : ''}${formatDollars(againstAmount)}`,
          alive: formatChance(alive),
          either: formatChance(either ?? 0),
        })),
      }}
      source={`We count lifetime income to age 85. That’s an assumption, not a forecast: live longer and you receive more, die earlier and you receive less. We add up the payments without interest or inflation. Ages are whole years, and we round the break-even. Chance of living to each age: ${sayTable(person)}.${couple ? ` ${sayCoupleTables(couple)}` : ''}`}
    >
      <PayoutChart course={course} readAge={startAge + 1 + at} />
      <ChartReader
        id="read-income"
        label="Read the income at an age"
        points={years.map((year) => ({ label: String(year.age), words: sayYear(year) }))}
        at={at}
        onRead={(place) => setReadAge(startAge + 1 + place)}
      />
    </ChartFrame>
  );
});

function sayYear({ age, received, againstAmount, alive, either }: CourseYear): string {
  const against = `${formatDollars(Math.abs(againstAmount))} ${againstAmount < 0 ? 'less' : 'more'} than you paid`;
  return `By ${age}: ${formatDollars(received)} received, ${against}. ${either === null ? `${sayOf100(alive)} of 100 live that long.` : sayEitherAlive(either, age)}`;
}
