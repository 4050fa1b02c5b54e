import { LAST_CLAIMING_AGE } from '@annuity-lantern/domain/social-security';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { FigureYear } from '@annuity-lantern/host-kit';
import { font, joinClasses, ruled, screenOnly } from '@annuity-lantern/ui';
import tools from '../../../shared-styles/tools.module.css';
import styles from './strategy-cards.module.css';

const delayedCreditPercent = newestFigure('delayedCreditPercent');
const fullAge = newestFigure('fullRetirementAge').value;
/** Percent more for waiting from full retirement age to 70. */
const mostCredit = (age: number) => delayedCreditPercent.value * (LAST_CLAIMING_AGE - age);

const cards = [
  {
    heading: 'Delaying Social Security',
    words: (
      <span>
        <span>{`Each year you wait after full retirement age raises the benefit by ${delayedCreditPercent.value}% a year, up to ${mostCredit(fullAge)}% for those born 1960 or later (${mostCredit(66)}% for 1943-54). It stops growing at ${LAST_CLAIMING_AGE}. Rules of`}</span>{' '}
        <FigureYear of={delayedCreditPercent} />.
      </span>
    ),
  },
  {
    heading: 'Laddering',
    words:
      'Several smaller contracts that end or start in different years keep some money within reach. They don’t depend on one day’s rate or on one insurer.',
  },
  {
    heading: 'Tax efficiency',
    words:
      'The account that pays the premium decides the tax. From a traditional IRA, payments are usually taxed in full; qualified Roth withdrawals are not taxed. With savings already taxed, withdrawals for life are usually taxed gain first (Internal Revenue Code, section 72(e)). Only annuitized payments are part gain and part your own money back (the exclusion ratio, section 72(b)). Ask a tax professional.',
  },
] as const;

/** Advice that applies to every plan. */
export function StrategyCards() {
  return (
    <ul className={joinClasses(screenOnly, tools.columns, ruled[24], font.secondary, styles.cards)}>
      {cards.map(({ heading, words }) => (
        <li key={heading}>
          <h2 className={joinClasses(font.h3, styles.heading)}>{heading}</h2>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}
