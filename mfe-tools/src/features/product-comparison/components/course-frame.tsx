import { formatDollars, formatYears } from '@annuity-lantern/domain/format-number';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { ChartReader } from '@annuity-lantern/tool-kit/chart-reader';
import { above, across, beside, ChartFrame, font, ink, joinClasses, ruled } from '@annuity-lantern/ui';
import { memo, useState } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import { type Course, coursesOf, DRAWN_YEARS, sayCourse, sayPoint } from '../model/course-geometry.ts';
import { formatRange } from '../model/dollar-rows.ts';
import styles from './course-frame.module.css';
import { CoursePanel } from './course-panel.tsx';

interface CourseFrameProps {
  readonly products: readonly Product[];
  readonly amount: number;
}

/** The same contracts over ten years: their value, and the payment for leaving. */
export const CourseFrame = memo(function CourseFrame({ products, amount }: CourseFrameProps) {
  const [year, setYear] = useState(5);
  const courses = coursesOf(products, amount);
  const drawn = courses.filter(({ points }) => points !== null);
  if (drawn.length === 0) return null;
  return (
    <ChartFrame
      id="year-by-year"
      title="Year by year, staying and leaving"
      headingLevel={2}
      className={joinClasses(ruled[24], above[40], tools.frame)}
      sentence={courses.map((course) => sayCourse(course, amount)).join(' ')}
      table={tableOf(drawn)}
      source="We assume the cap never changes and every index year earns 0% or the cap. A bonus counts once it’s yours to keep. If you leave, it’s on the anniversary. You pay the charge for the year that starts, and get at least the guaranteed minimum minus fees. With a market value adjustment, only that minimum is certain until the charges end."
    >
      <Legend />
      <div className={joinClasses(above[16], styles.panels)}>
        {courses.map((course) => (
          <section key={course.product.id} aria-label={course.product.productName}>
            <h3 className={styles.name}>{course.product.productName}</h3>
            {course.points ? (
              <CoursePanel points={course.points} courses={drawn} amount={amount} year={year} label={sayCourse(course, amount)} />
            ) : (
              <p>
                {course.product.type === 'Variable'
                  ? 'It depends on its funds: no floor, no limit.'
                  : 'It pays an income; there’s no account.'}
              </p>
            )}
          </section>
        ))}
      </div>
      <ChartReader
        id="read-course"
        label="Pick a year"
        points={Array.from({ length: DRAWN_YEARS + 1 }, (_, at) => ({
          label: at === 0 ? 'Start' : formatYears(at),
          words: `${at === 0 ? 'At the start' : `After year ${at}`}: ${drawn.map((course) => sayPoint(course, at)).join('; ')}.`,
        }))}
        at={year}
        onRead={setYear}
      />
    </ChartFrame>
  );
});

function tableOf(courses: readonly Course[]) {
  return {
    columns: [
      { key: 'year', label: 'After year' },
      ...courses.flatMap(({ product: { id, productName } }) => [
        { key: id, label: productName, numeric: true },
        { key: `${id}-paid`, label: 'If you leave, at least', numeric: true },
      ]),
    ],
    rows: Array.from({ length: DRAWN_YEARS }, (_, place) => ({
      year: String(place + 1),
      ...Object.fromEntries(
        courses.flatMap(({ product: { id }, points }) => {
          const point = points?.[place + 1];
          const paid = point?.paid ?? null;
          return [
            [id, point ? formatRange(point) : 'N/A'],
            [`${id}-paid`, paid === null ? 'N/A' : formatDollars(paid)],
          ];
        }),
      ),
    })),
  };
}

function Legend() {
  return (
    <ul className={joinClasses(font.note, across[24])} aria-hidden="true">
      <li className={beside[8]}>
        <Swatch className={joinClasses(ink.none, styles.sureKey)} />
        Guaranteed
      </li>
      <li className={beside[8]}>
        <svg width="30" height="14" viewBox="0 0 30 14" aria-hidden="true">
          <rect width="30" height="14" className={ink.base} />
        </svg>
        From worst to best
      </li>
      <li className={beside[8]}>
        <Swatch className={joinClasses(ink.lossLine, styles.paid)} />
        Paid if you leave, worst case
      </li>
      <li className={beside[8]}>
        <Swatch className={ink.dotted} />
        What you put in
      </li>
    </ul>
  );
}

function Swatch({ className }: { readonly className: string | undefined }) {
  return (
    <svg width="30" height="14" viewBox="0 0 30 14" aria-hidden="true">
      <path d="M0 7H30" className={className} />
    </svg>
  );
}
