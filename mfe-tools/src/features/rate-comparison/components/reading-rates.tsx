import { contractThresholds } from '@annuity-lantern/domain/contract-thresholds';
import { RouteLink } from '@annuity-lantern/host-kit';
import { above, across, buttonClass, font, joinClasses, ruled, screenOnly } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import styles from './reading-rates.module.css';
import { ToConsultationTop } from './to-consultation-top.tsx';

const { surrenderYears, yearlyFeesPercent } = contractThresholds;

/** Tips, red flags, and the way to a rate of today. */
export function ReadingRates() {
  return (
    <>
      <Columns id="rate-tips" heading="How to read a rate">
        <Column heading="Compare the length first">Only compare two rates that last the same number of years.</Column>
        <Column heading="Ask what comes after">
          When the guarantee ends, the insurer sets a new rate. Ask how many days you have then to leave without a charge.
        </Column>
        <Column heading="Keep some money free">
          Keep out of an annuity the money you may need before the charges end. Ask how much you can take out each year without a charge.
        </Column>
        <Column heading="Beside a bank CD">
          The FDIC insures a bank’s CD within limits. A MYGA depends on the insurer’s ability to pay, and leaving early usually costs more.
        </Column>
      </Columns>
      <Columns id="rate-red-flags" heading="Red flags">
        <Column heading="The gap">
          If the rate lasts 3 years and the charges 5, the insurer can cut your rate for two years while leaving costs you.
        </Column>
        <Column heading="Long charges">{`Over ${surrenderYears.warnOver} years of charges is a warning. Over ${surrenderYears.severeOver} is severe.`}</Column>
        <Column heading="High fees">
          <span>{`Add up all yearly fees. ${yearlyFeesPercent.warnFrom}% or more is a warning. ${yearlyFeesPercent.severeFrom}% or more is severe.`}</span>{' '}
          <RouteLink to="annuity-alert">More red flags</RouteLink>
        </Column>
      </Columns>
      <section aria-labelledby="todays-rate" className={joinClasses(screenOnly, ruled[24], above[56], styles.today)}>
        <h2 id="todays-rate" className={font.h2}>
          Ask for today’s rate
        </h2>
        <p>Rates change. An advisor can tell you what an insurer offers today, and how long it holds that rate for you.</p>
        <div className={across[16]}>
          <ToConsultationTop className={buttonClass()}>Get Current Quote</ToConsultationTop>
          <ToConsultationTop className={buttonClass({ variant: 'outline' })}>Talk to an Advisor</ToConsultationTop>
        </div>
      </section>
    </>
  );
}

interface ColumnsProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

function Columns({ id, heading, children }: ColumnsProps) {
  return (
    <section aria-labelledby={id} className={joinClasses(screenOnly, ruled[24], above[56], styles.section)}>
      <h2 id={id} className={font.h2}>
        {heading}
      </h2>
      <div className={joinClasses(tools.columns, above[16], styles.columns)}>{children}</div>
    </section>
  );
}

function Column({ heading, children }: Omit<ColumnsProps, 'id'>) {
  return (
    <div>
      <h3 className={styles.name}>{heading}</h3>
      <p>{children}</p>
    </div>
  );
}
