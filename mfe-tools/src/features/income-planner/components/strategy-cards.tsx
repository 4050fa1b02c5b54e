import styles from './strategy-cards.module.css';

const cards = [
  {
    heading: 'Delaying Social Security',
    words:
      'Each year you wait after full retirement age raises the benefit by 8% a year, up to 24% for those born 1960 or later (32% for 1943-54). It stops growing at 70.',
  },
  {
    heading: 'Laddering',
    words:
      'Several smaller contracts that end or start in different years keep some money free, and do not hang on one day’s rate or on one insurer.',
  },
  {
    heading: 'Tax efficiency',
    words:
      'Which account the premium comes from decides how each payment is taxed: all of it from an IRA, only the earnings part from savings already taxed. Ask a tax professional.',
  },
] as const;

/** What holds for every plan, whatever its figures. */
export function StrategyCards() {
  return (
    <ul className={styles.cards}>
      {cards.map(({ heading, words }) => (
        <li key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}
