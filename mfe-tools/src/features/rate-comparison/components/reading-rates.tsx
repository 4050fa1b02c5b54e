import { contractThresholds } from '@annuity-lantern/domain/contract-thresholds';
import { RouteLink } from '@annuity-lantern/host-kit';
import { above, across, buttonClass, font, joinClasses, ruled, screenOnly } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import tools from '../../../look/tools.module.css';
import styles from './reading-rates.module.css';
import { ToConsultationTop } from './to-consultation-top.tsx';

const { surrenderYears, yearlyFeesPercent } = contractThresholds;

/** Tips, red flags, and the way to a rate of today. */
export function ReadingRates() {
  return (
    <>
      <Columns id="rate-tips" heading="How to read a rate">
        <Column heading="Compare the length first">Put two rates side by side only when they run for the same number of years.</Column>
        <Column heading="Ask what comes after">
          When the guarantee ends, the insurer sets a new rate. Ask how many days you then have to leave without a charge.
        </Column>
        <Column heading="Keep some money free">
          Leave out of an annuity what you may need before the charges end. Ask how much you may take each year without one.
        </Column>
      </Columns>
      <Columns id="rate-red-flags" heading="Red flags">
        <Column heading="The gap">
          A rate held for 3 years with charges for 5 leaves two years in which the insurer sets the rate and you cannot leave free.
        </Column>
        <Column heading="Long charges">{`Charges for more than ${surrenderYears.warnOver} years are a warning, for more than ${surrenderYears.severeOver} a severe one.`}</Column>
        <Column heading="High fees">
          <span>{`All yearly fees together from ${yearlyFeesPercent.warnFrom}% are a warning, from ${yearlyFeesPercent.severeFrom}% a severe one.`}</span>{' '}
          <RouteLink to="annuity-alert">More red flags</RouteLink>
        </Column>
      </Columns>
      <section aria-labelledby="todays-rate" className={joinClasses(screenOnly, ruled[24], above[56], styles.today)}>
        <h2 id="todays-rate" className={font.h2}>
          Ask for today’s rate
        </h2>
        <p>Rates change. An advisor can tell you what an insurer offers today, and for how long it is held.</p>
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
