import type { Insight } from '@annuity-lantern/contracts/http';
import { above, ExternalLink, font, joinClasses, OutsideLink, type OutsidePage, VisuallyHidden, wideOnly } from '@annuity-lantern/ui';
import { Cover, CoverTable } from '../covers/cover.tsx';
import { publicationDay } from '../model/publication-day.ts';
import styles from './insights.module.css';

interface InsightCardProps {
  readonly insight: Insight;
  /** Where its link leads, unless that is a page of this site. */
  readonly page: OutsidePage | undefined;
  readonly lead: boolean;
}

/** An idea with its drawing and its link. Phones draw the first alone. */
export function InsightCard({ insight, page, lead }: InsightCardProps) {
  const words = (
    <>
      <span>{insight.link ? 'Read the article' : 'Read more'}</span>
      <VisuallyHidden>{`: ${insight.title}`}</VisuallyHidden>
    </>
  );
  return (
    <li className={lead ? styles.lead : styles.card}>
      <div className={joinClasses(!lead && wideOnly)}>
        <Cover image={insight.image} color={insight.color} lead={lead} />
      </div>
      <p className={joinClasses(font.hint, above[16])}>
        <span>{`${insight.category} · ${insight.readTime} ·`}</span> <time dateTime={insight.date}>{publicationDay(insight.date)}</time>
      </p>
      <h3 className={joinClasses(above[8], lead && font.h2)}>{insight.title}</h3>
      <p className={joinClasses(font.secondary, above[8])}>{insight.description}</p>
      {page ? (
        <OutsideLink look="action" page={page} grouped className={joinClasses(font.small, above[4])}>
          {words}
        </OutsideLink>
      ) : (
        <ExternalLink look="action" href={insight.link} className={joinClasses(font.small, above[4])}>
          <span>{words}</span>
        </ExternalLink>
      )}
      <div className={joinClasses(!lead && wideOnly)}>
        <CoverTable image={insight.image} />
      </div>
    </li>
  );
}
