import { formatChange, formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import {
  deferredIncome,
  fixedIndex,
  type IncomeExample,
  immediate,
  multiYear,
  PREMIUM,
  receivedBy,
  variable,
} from '@annuity-lantern/domain/type-examples';
import type { PropsOf } from '@annuity-lantern/mdx';
import { ChartFrame, font, joinClasses, type TableData } from '@annuity-lantern/ui';
import type { ComponentType } from 'react';
import { IncomeTimeline } from './income-timeline.tsx';
import { IndexYears } from './index-years.tsx';
import styles from './type-drawing.module.css';
import { YearlyStack } from './yearly-stack.tsx';

type TypeDrawingProps = PropsOf<'annuity-type', 'TypeDrawing'>;

interface Drawn {
  readonly Picture: ComponentType;
  readonly table: TableData;
}

const drawings: Readonly<Record<TypeDrawingProps['of'], Drawn>> = {
  immediate: { Picture: Immediate, table: receivedAt(immediate, [75, immediate.backAtAge, 85, 90, 95]) },
  'deferred-income': {
    Picture: DeferredIncome,
    table: receivedAt(deferredIncome, [deferredIncome.startsAt, deferredIncome.backAtAge, 85, 90, 95]),
  },
  'multi-year': {
    Picture: MultiYear,
    table: {
      columns: [
        { key: 'year', label: 'End of year' },
        { key: 'value', label: 'Value', numeric: true },
      ],
      rows: multiYear.values.map((value, year) => ({ year: nameOf(year), value: formatDollars(value) })),
    },
  },
  'fixed-index': {
    Picture: FixedIndex,
    table: {
      columns: [
        { key: 'year', label: 'Year' },
        { key: 'index', label: 'Index', numeric: true },
        { key: 'credited', label: 'Credited', numeric: true },
        { key: 'value', label: 'Value', numeric: true },
      ],
      rows: fixedIndex.years.map(({ indexReturn, credited, value }, year) => ({
        year: String(year + 1),
        index: formatChange(indexReturn),
        credited: formatPercent(credited),
        value: formatDollars(value),
      })),
    },
  },
  variable: {
    Picture: Variable,
    table: {
      columns: [
        { key: 'year', label: 'End of year' },
        { key: 'without', label: 'Without fees', numeric: true },
        { key: 'with', label: 'With fees', numeric: true },
      ],
      rows: variable.values.map((value, year) => ({
        year: nameOf(year),
        without: formatDollars(value.without),
        with: formatDollars(value.withFees),
      })),
    },
  },
};

/** The drawing of a type, with the words that its text gives. */
export function TypeDrawing({ of, title, sentence }: TypeDrawingProps) {
  const { Picture, table } = drawings[of];
  return (
    <ChartFrame
      id="type-drawing"
      title={title}
      sentence={sentence}
      table={table}
      source="Educational example, not a quote or advice. Guarantees depend on the insurer’s ability to pay."
      headingLevel={2}
      className={joinClasses(font.column, styles.drawing)}
    >
      <Picture />
    </ChartFrame>
  );
}

function Immediate() {
  const { boughtAt, perYear, backAtAge } = immediate;
  return (
    <IncomeTimeline
      example={immediate}
      label={`${formatDollars(PREMIUM)} paid in at ${boughtAt}; ${formatDollars(perYear)} a year from then on for life; at ${backAtAge} the payments add up to what was paid in.`}
    />
  );
}

function DeferredIncome() {
  const { boughtAt, startsAt, perYear, backAtAge } = deferredIncome;
  return (
    <IncomeTimeline
      example={deferredIncome}
      label={`${formatDollars(PREMIUM)} paid in at ${boughtAt}; no payment for ${startsAt - boughtAt} years; ${formatDollars(perYear)} a year for life from ${startsAt}; at ${backAtAge} the payments add up to what was paid in.`}
    />
  );
}

function MultiYear() {
  const { rate, years, values, endValue } = multiYear;
  return (
    <YearlyStack
      id="multi-year"
      label={`${formatDollars(PREMIUM)} grows each year at ${formatPercent(rate)} to ${formatDollars(endValue)} after ${years} years. Leaving before costs a surrender charge.`}
      upper="guaranteed"
      years={values.map((value) => ({ base: PREMIUM, top: value - PREMIUM }))}
      answer={formatDollars(endValue)}
      answerWords={{ wide: 'guaranteed: yours plus the interest', narrow: 'guaranteed' }}
      stretch={{ words: { wide: 'leaving early costs a surrender charge', narrow: 'leaving costs a charge' }, after: 'free' }}
    />
  );
}

function FixedIndex() {
  const { cap, years } = fixedIndex;
  return (
    <IndexYears
      cap={cap}
      years={years}
      label={`Five years of an index and what a cap of ${cap}% credits: ${years.map((year) => `index ${formatChange(year.indexReturn)}, credited ${year.credited}%`).join('; ')}.`}
    />
  );
}

function Variable() {
  const { growthPercent, feePercent, withFees, without, values } = variable;
  return (
    <YearlyStack
      id="variable"
      label={`${formatDollars(PREMIUM)} growing ${growthPercent}% a year becomes ${formatDollars(without)} without fees and ${formatDollars(withFees)} with fees of ${formatPercent(feePercent)} a year.`}
      upper="lost"
      years={values.map((value) => ({ base: value.withFees, top: value.without - value.withFees }))}
      answer={`${formatDollars(without - withFees)} to fees`}
      answerWords={{
        wide: `${formatDollars(withFees)} is left; without fees it would be ${formatDollars(without)}`,
        narrow: `${formatDollars(withFees)} is left`,
      }}
    />
  );
}

function receivedAt(example: IncomeExample, ages: readonly number[]): TableData {
  return {
    columns: [
      { key: 'age', label: 'If you live to' },
      { key: 'received', label: 'Received in all', numeric: true },
    ],
    rows: ages.map((age) => ({ age: String(age), received: formatDollars(receivedBy(example, age)) })),
  };
}

function nameOf(year: number): string {
  return year === 0 ? 'Start' : String(year);
}
