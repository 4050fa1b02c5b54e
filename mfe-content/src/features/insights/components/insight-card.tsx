import type { Insight } from '@annuity-lantern/contracts/http';
import { useSite } from '@annuity-lantern/host-kit';
import { ExternalLink, joinClasses, VisuallyHidden } from '@annuity-lantern/ui';
import { Cover } from '../covers/cover.tsx';
import { publicationDay } from '../model/publication-day.ts';
import styles from './insights.module.css';

/** An idea with its drawing. Where it has no article of its own, its link names the education site to which it leads. */
export function InsightCard({ insight, lead }: { readonly insight: Insight; readonly lead: boolean }) {
  const { educationSite } = useSite().links;
  return (
    <li className={lead ? styles.lead : styles.card}>
      <Cover image={insight.image} color={insight.color} lead={lead} />
      <p className={styles.meta}>
        {insight.category} · {insight.readTime} · <time dateTime={insight.date}>{publicationDay(insight.date)}</time>
      </p>
      <h3 className={joinClasses(styles.title, lead && styles.leadTitle)}>{insight.title}</h3>
      <p className={styles.description}>{insight.description}</p>
      <ExternalLink look="action" href={insight.link || educationSite.url} className={styles.way}>
        <span>
          {insight.link ? 'Read the article' : `More at ${educationSite.label}`}
          <VisuallyHidden>: {insight.title}</VisuallyHidden>
        </span>
      </ExternalLink>
    </li>
  );
}
