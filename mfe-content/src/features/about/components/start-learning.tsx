import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { ArrowRight, actionLinkClass, ExternalLink, Section } from '@annuity-lantern/ui';
import styles from './start-learning.module.css';

/** The two ways out, each with the place it leads to, and our own pages for those who would rather stay. */
export function StartLearning() {
  const { educationSite, advisorDirectory } = useSite().links;
  return (
    <Section id="start-learning" tone="sunk" heading="Where to go from here">
      <ul className={styles.ways}>
        <li>
          <p className={styles.question}>You want to understand it first.</p>
          <ExternalLink look="button" href={educationSite.url}>
            Start Learning Today
          </ExternalLink>
          <p className={styles.where}>Opens {educationSite.label}</p>
        </li>
        <li>
          <p className={styles.question}>You want to know who you would be talking to.</p>
          <ExternalLink look="button" href={advisorDirectory.url}>
            Find an Advisor
          </ExternalLink>
          <p className={styles.where}>Opens {advisorDirectory.label}</p>
        </li>
      </ul>
      <p className={styles.stay}>
        Or stay here:{' '}
        <RouteLink to="education" className={actionLinkClass()}>
          our own course, guide and glossary <ArrowRight />
        </RouteLink>
      </p>
    </Section>
  );
}
