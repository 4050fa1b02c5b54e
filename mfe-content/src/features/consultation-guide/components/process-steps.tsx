import { above, font, grid, joinClasses, ruled, Wrap } from '@annuity-lantern/ui';
import styles from './consultation-guide.module.css';

const steps = [
  { title: 'Submit request', text: 'It takes about five minutes.' },
  { title: 'Advisor match', text: 'Someone licensed in your state.' },
  { title: 'Initial call', text: 'By phone, in office hours.' },
  { title: 'Custom plan', text: 'Yours to keep, or to ignore.' },
];

export function ProcessSteps() {
  return (
    <Wrap>
      <section aria-labelledby="process" className={joinClasses(ruled[16], styles.band, styles.lastBand)}>
        <h2 id="process" className={font.h2Side}>
          How it works
        </h2>
        <ol className={joinClasses(grid.four, above[16])}>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <h3>{`${index + 1}. ${title}`}</h3>
              <p className={joinClasses(font.secondary, above[4])}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </Wrap>
  );
}
