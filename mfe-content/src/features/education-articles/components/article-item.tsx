import { above, across, Badge, ExternalLink, font, joinClasses, lined, split, VisuallyHidden } from '@annuity-lantern/ui';
import lines from '../../../text/three-lines.module.css';
import type { ArticleCard } from '../model/clean-article.ts';
import styles from './article-list.module.css';

/** Never in the reader's zone: the feed names the day. */
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An article of another site. Its text is a stranger's: drawn as text, in a direction of its own, and never wider than its column. */
export function ArticleItem({ article }: { readonly article: ArticleCard }) {
  const { title, link, host, description, category, day } = article;
  return (
    <li className={joinClasses(lined[12], styles.article)}>
      <p className={joinClasses(font.hint, across[12])}>
        <Badge tone="blue" className={styles.badge}>
          <bdi>{category}</bdi>
        </Badge>
        {day && <time dateTime={day}>{inWords.format(new Date(day))}</time>}
      </p>
      <h3 dir="auto" className={joinClasses(font.title, above[8], styles.title)}>
        {title}
      </h3>
      {description && (
        <p dir="auto" className={joinClasses(font.secondary, above[4], lines.threeLines, styles.description)}>
          {description}
        </p>
      )}
      <p className={joinClasses(split[12], styles.way)}>
        <Badge tone="outline" className={styles.badge}>
          {host}
        </Badge>
        <ExternalLink look="action" href={link} className={styles.read}>
          <span>
            Read More
            <VisuallyHidden>
              : <bdi>{title}</bdi>
            </VisuallyHidden>
          </span>
        </ExternalLink>
      </p>
    </li>
  );
}
