import { above, font, grid, joinClasses, ruled, Wrap } from '@annuity-lantern/ui';
import styles from './review-guide.module.css';

const areas = [
  { title: 'Contract terms', text: 'Surrender charges, free withdrawals, and what the insurer may change after you have signed.' },
  { title: 'Fee analysis', text: 'Base fee, riders and fund costs added up, in percent and in dollars a year.' },
  { title: 'Performance', text: 'What the insurer has credited so far, and the most it could have.' },
  { title: 'Benefits', text: 'Income, death benefit and care riders: which you pay for, and which you are likely to use.' },
  { title: 'Timing', text: 'What leaving costs this year and next, and when income may start.' },
  { title: 'Future planning', text: 'How the contract fits with Social Security, your savings and your heirs.' },
];

export function ReviewAreas() {
  return (
    <Wrap>
      <section aria-labelledby="review-areas" className={joinClasses(ruled[16], styles.band)}>
        <h2 id="review-areas" className={font.h2Side}>
          What we look at
        </h2>
        <ul className={joinClasses(grid.three, above[16])}>
          {areas.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={joinClasses(font.secondary, above[4])}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Wrap>
  );
}
