import { above, font, grid, joinClasses, ruled, Wrap } from '@annuity-lantern/ui';
import styles from './consultation-guide.module.css';

const benefits = [
  {
    title: 'Someone reads the fine print',
    text: 'The fees, surrender charges and riders of your contract or offer, in plain words.',
  },
  {
    title: 'A second opinion',
    text: 'Bring another advisor’s proposal. You hear what it costs, and when it would pay off.',
  },
  {
    title: 'Income you can plan with',
    text: 'What is guaranteed, what isn’t, and how it fits with Social Security and savings.',
  },
];

export function WhyConsult() {
  return (
    <Wrap>
      <section aria-labelledby="why-consult" className={joinClasses(ruled[16], styles.band)}>
        <h2 id="why-consult" className={font.h2Side}>
          Why consult an advisor
        </h2>
        <ul className={joinClasses(grid.three, above[16])}>
          {benefits.map(({ title, text }) => (
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
