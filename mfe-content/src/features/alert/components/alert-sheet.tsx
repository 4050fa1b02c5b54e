import { contractThresholds } from '@annuity-lantern/domain/contract-thresholds';
import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { OnPaper } from '@annuity-lantern/host-kit/on-paper';
import { SheetFrame } from '@annuity-lantern/host-kit/sheet-frame';
import { useId } from 'react';
import { questions } from '../model/questions.ts';
import type { TrapExample } from '../model/trap-example.ts';
import styles from './alert-sheet.module.css';
import { redFlags } from './red-flags.tsx';

const { yearlyFeesPercent: fees, surrenderYears: surrender } = contractThresholds;

/** The age to which the sheet says what the promise earns. */
const SHOWN_AGE = 85;

interface AlertSheetProps {
  readonly title: string;
  readonly example: TrapExample;
}

/** The whole alert on one page, for the browser's own menu: the red flags, our limits, and what to ask. */
export function AlertSheet({ title, example }: AlertSheetProps) {
  const { premium, years, base, incomeAge, outcomes } = example;
  const percent = outcomes.find(({ age }) => age === SHOWN_AGE)?.percent ?? 0;
  return (
    <OnPaper id={useId()}>
      <SheetFrame title="Annuity Alert">
        <div className={styles.alert}>
          <p>
            <strong>{title}</strong>{' '}
            <span>{`Put in ${formatDollars(premium)} at ${incomeAge - years}. After ${years} years the statement says ${formatDollars(base)}. You can never take that out. Live to ${SHOWN_AGE}, and you have earned ${formatPercent(percent)} a year.`}</span>
          </p>
          <h2>Our limits</h2>
          <p>{`Yearly fees: we warn from ${fees.warnFrom}%, and call ${fees.severeFrom}% or more severe.`}</p>
          <p>{`Surrender period: we warn over ${surrender.warnOver} years, and call more than ${surrender.severeOver} years severe.`}</p>
          <h2>Red flags, and what to ask</h2>
          <ul>
            {redFlags.map(({ title: flag, ask }) => (
              <li key={flag}>
                <b>{`${flag}.`}</b> <span>{ask}</span>
              </li>
            ))}
          </ul>
          <h2>Always ask</h2>
          <ul>
            {Object.values(questions).map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <p>Education, not advice about your own contract. Only the contract says what it pays.</p>
        </div>
      </SheetFrame>
    </OnPaper>
  );
}
