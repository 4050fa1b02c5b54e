import { formatDollars, toDecimals } from '@annuity-lantern/domain/format-number';
import type { TablePerson } from '@annuity-lantern/domain/life-tables';
import { formatChance } from '@annuity-lantern/tool-kit/format-figures';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { ShowWorking } from '@annuity-lantern/tool-kit/show-working';
import { above, font, joinClasses, Table } from '@annuity-lantern/ui';
import { memo, useMemo } from 'react';
import { sayTable } from '../../../people/say-chances.ts';
import { type ChangeInputs, FORM_ID, percentLimits } from '../model/calculator-inputs.ts';
import { type DrawDownRow, drawDownCourse } from '../model/draw-down-course.ts';
import type { PayoutCourse } from '../model/payout-course.ts';
import styles from './figures-table.module.css';
import { FoldedSection } from './folded-section.tsx';

interface DrawDownProps {
  readonly course: PayoutCourse;
  readonly person: TablePerson;
  /** The return of the visitor's own money, percent a year. */
  readonly earns: number;
}

interface DrawDownSectionProps extends DrawDownProps {
  readonly earnsText: string;
  readonly change: ChangeInputs;
}

const columns = [
  { key: 'earns', label: 'Earns' },
  { key: 'year', label: 'Runs out in', numeric: true },
  { key: 'lastAge', label: 'At age', numeric: true },
  { key: 'alive', label: 'Alive', numeric: true },
];

/** The same income without an annuity: how long the money would last. */
export const DrawDownSection = memo(function DrawDownSection({ earnsText, change, ...facts }: DrawDownSectionProps) {
  return (
    <FoldedSection
      id="without-an-annuity"
      heading="Without an annuity: how long the money would last"
      label="Show how long it lasts"
      lead="You could also keep the amount and take the same income out of it yourself. It stays yours, and what is left goes to your heirs. It can run out while you live."
      field={
        <NumberField
          id="earns"
          label="Yearly return, in percent"
          hint="On your own money, after costs"
          suffix="%"
          limits={percentLimits.earns}
          text={earnsText}
          onText={(earns) => change({ earns })}
          form={FORM_ID}
        />
      }
    >
      <DrawDown {...facts} />
    </FoldedSection>
  );
});

function DrawDown({ course, person, earns }: DrawDownProps) {
  const { own, rows, sentence } = useMemo(() => drawDownCourse(course, person, earns), [course, person, earns]);
  return (
    <>
      <p className={joinClasses(font.measure, styles.sentence)}>{sentence}</p>
      <Table
        caption="When the money runs out, by what the money earns a year"
        captionHidden
        columns={columns}
        rows={rows.map((row) => ({
          earns: row.earns === own.earns ? <b className={styles.own}>{`${row.earns}%`}</b> : `${row.earns}%`,
          year: sayYear(row),
          lastAge: row.lastAge ?? 'never',
          alive: row.alive === null ? '–' : formatChance(row.alive),
        }))}
        className={styles.table}
      />
      <p
        className={joinClasses(font.note, font.measure, above[12])}
      >{`The same return every year, which no market gives: a few bad years at the start make it shorter. Chances: ${sayTable(person)}.`}</p>
      <DrawDownWorking row={own} course={course} />
    </>
  );
}

function sayYear({ year }: DrawDownRow): string {
  return year === null ? 'never' : `year ${year}`;
}

function DrawDownWorking({ row, course }: { readonly row: DrawDownRow; readonly course: PayoutCourse }) {
  const { amount, annualIncome, currentAge, startAge } = course;
  const wait = startAge - currentAge;
  const grown = amount * (1 + row.earns / 100) ** wait;
  const ratio = (grown * row.earns) / 100 / annualIncome;
  return (
    <ShowWorking
      label="See the math"
      steps={[
        {
          name: `Money at ${startAge}`,
          formula: 'amount × (1 + rate), once for each year of waiting',
          sum: wait === 0 ? formatDollars(amount) : `${formatDollars(amount)} × (1 + ${row.earns}%) ^ ${wait} = ${formatDollars(grown)}`,
        },
        {
          name: 'Years it lasts',
          formula: row.earns === 0 ? 'money ÷ annual income' : '−ln(1 − money × rate ÷ annual income) ÷ ln(1 + rate)',
          sum: sayYears(row, grown, ratio, annualIncome),
        },
      ]}
      source="The present value of equal payments at the end of each year, solved for their number."
      assumptions={`${formatDollars(annualIncome)} is taken out at the end of each year from ${startAge} on, whatever prices do.`}
      leftOut="Taxes, markets that go up and down, and the guarantee of an insurer, which your own savings don’t have."
    />
  );
}

function sayYears({ earns, year }: DrawDownRow, grown: number, ratio: number, annualIncome: number): string {
  if (earns === 0)
    return `${formatDollars(grown)} ÷ ${formatDollars(annualIncome)} = ${toDecimals(grown / annualIncome, 2)}, so into year ${year}`;
  if (year === null) return `${formatDollars(grown)} × ${earns}% is at least ${formatDollars(annualIncome)}: it never runs out`;
  const years = -Math.log(1 - ratio) / Math.log(1 + earns / 100);
  return `−ln(1 − ${toDecimals(ratio, 4)}) ÷ ln(${toDecimals(1 + earns / 100, 4)}) = ${toDecimals(years, 2)}, so into year ${year}`;
}
