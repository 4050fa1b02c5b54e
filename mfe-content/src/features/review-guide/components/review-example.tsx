import { contractThresholds, type Flag, flagSurrenderPeriod, flagYearlyFees } from '@annuity-lantern/domain/contract-thresholds';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { RouteLink } from '@annuity-lantern/host-kit';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { ArrowRight, above, across, actionLinkClass, joinClasses, stack, Wrap } from '@annuity-lantern/ui';
import { exampleContract } from '../../../example-contract.ts';
import { FlagBadge } from '../../../text/flag-badge.tsx';
import styles from './review-guide.module.css';

const { yearlyFeesPercent: fees, surrenderYears: surrender } = contractThresholds;
/** Dollars. */
const VALUE = 100_000;
const { feesPercent, surrenderYears } = exampleContract;

const found: readonly { readonly words: string; readonly flag: Flag }[] = [
  {
    words: `${feesPercent}% a year. We look closer from ${fees.warnFrom}%, and call it serious from ${fees.severeFrom}%.`,
    flag: flagYearlyFees(feesPercent),
  },
  {
    words: `${surrenderYears} years of surrender charges. More than ${surrender.severeOver} is serious.`,
    flag: flagSurrenderPeriod(surrenderYears),
  },
];

/** What a review finds, by example, and the check that finds it without a request. */
export function ReviewExample() {
  return (
    <Wrap>
      <AnswerPanel
        lead={`Say your contract is worth ${formatDollars(VALUE)}. A review may find that you pay`}
        figure={formatDollars((VALUE * feesPercent) / 100)}
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
