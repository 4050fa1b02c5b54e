import { contractThresholds, type Flag, flagSurrenderPeriod, flagYearlyFees } from '@annuity-lantern/domain/contract-thresholds';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { RouteLink } from '@annuity-lantern/host-kit';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { ArrowRight, above, across, actionLinkClass, joinClasses, stack, Wrap } from '@annuity-lantern/ui';
import { FlagBadge } from '../../../text/flag-badge.tsx';
import styles from './review-guide.module.css';

const { yearlyFeesPercent: fees, surrenderYears: surrender } = contractThresholds;
/** An example contract: dollars, percent of them a year, and years. */
const VALUE = 100_000;
const FEES_PERCENT = 3.4;
const YEARS = 12;

const found: readonly { readonly words: string; readonly flag: Flag }[] = [
  {
    words: `${FEES_PERCENT}% a year. We look closer from ${fees.warnFrom}%, and call it serious from ${fees.severeFrom}%.`,
    flag: flagYearlyFees(FEES_PERCENT),
  },
  {
    words: `${YEARS} years of surrender charges. More than ${surrender.severeOver} is serious.`,
    flag: flagSurrenderPeriod(YEARS),
  },
];

/** What a review finds, by example, and the check that finds it without a request. */
export function ReviewExample() {
  return (
    <Wrap>
      <AnswerPanel
        lead={`Say your contract is worth ${formatDollars(VALUE)}. A review may find that you pay`}
        figure={formatDollars((VALUE * FEES_PERCENT) / 100)}
        words=" a year in fees."
      >
        <ul className={joinClasses(stack[8], above[16], styles.found)}>
          {found.map(({ words, flag }) => (
            <li key={words} className={across[12]}>
              <FlagBadge flag={flag} /> <span>{words}</span>
            </li>
          ))}
        </ul>
        <div className={joinClasses(above[12], styles.found)}>
          <RouteLink to="contract-check" className={actionLinkClass({ night: true })}>
            <span>Check your own contract first</span> <ArrowRight />
          </RouteLink>
          <p>You see every result before we ask who you are.</p>
        </div>
      </AnswerPanel>
    </Wrap>
  );
}
