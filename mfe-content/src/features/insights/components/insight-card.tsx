import type { Insight } from '@annuity-lantern/contracts/http';
import { ExternalLink, joinClasses, OutsideLink, type OutsidePage, VisuallyHidden } from '@annuity-lantern/ui';
import { Cover } from '../covers/cover.tsx';
import { publicationDay } from '../model/publication-day.ts';
import styles from './insights.module.css';

interface InsightCardProps {
  readonly insight: Insight;
  /** Where its link leads, unless that is a page of this site. */
  readonly page: OutsidePage | undefined;
  readonly lead: boolean;
}

/** An idea with its drawing and its link. */
export function InsightCard({ insight, page, lead }: InsightCardProps) {
  const words = (
    <>
      {insight.link ? 'Read the article' : 'Read more'}
      <VisuallyHidden>: {insight.title}</VisuallyHidden>
    </>
  );
  return (
    <li className={lead ? styles.lead : styles.card}>
      <Cover image={insight.image} color={insight.color} lead={lead} />
      <p className={styles.meta}>
        {insight.category} · {insight.readTime} · <time dateTime={insight.date}>{publicationDay(insight.date)}</time>
      </p>
      <h3 className={joinClasses(styles.title, lead && styles.leadTitle)}>{insight.title}</h3>
      <p className={styles.description}>{insight.description}</p>
      {page ? (
        <OutsideLink look="action" page={page} grouped className={styles.way}>
          {words}
        </OutsideLink>
      ) : (
        <ExternalLink look="action" href={insight.link} className={styles.way}>
          <span>{words}</span>
        </ExternalLink>
      )}
    </li>
  );
}
