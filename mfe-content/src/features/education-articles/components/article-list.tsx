import { listEducationModules } from '@annuity-lantern/contracts/http';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { useRead, useSite } from '@annuity-lantern/host-kit';
import {
  above,
  across,
  Badge,
  Button,
  EmptyState,
  font,
  GreekLines,
  grid,
  joinClasses,
  lined,
  OutsideLink,
  ruled,
  split,
  stack,
  Wrap,
} from '@annuity-lantern/ui';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hostOf } from '../../../other-sites/host-of.ts';
import { cleanArticle } from '../model/clean-article.ts';
import { educationFailure } from '../model/education-failure.ts';
import { ArticleItem } from './article-item.tsx';
import styles from './article-list.module.css';
import { useFolded } from './use-folded.ts';

/** The most that are shown. */
const SHOWN = 9;
/** The articles that fit one screen of a phone. Our own lessons above them matter more. */
const SHOWN_ON_PHONES = 2;
const PLACEHOLDERS = 6;

/** The latest articles of the outside education site. */
export function ArticleList() {
  const { educationBlog } = useSite().links;
  const { data, isPending, isError, isFetching, refetch } = useRead(listEducationModules, {});
  useReadAgainOnline(isError, refetch);
  const articles = (data ?? []).slice(0, SHOWN).map(cleanArticle);
  const hosts = new Set(articles.map(({ host }) => host));
  const { shown, unfold } = useFolded(articles.length, SHOWN_ON_PHONES);
  const list = useRef<HTMLUListElement>(null);
  const host = [...hosts][0] ?? hostOf(educationBlog.url);

  function showAll() {
    flushSync(unfold);
    // The button is removed, so focus moves to the first new article.
    list.current?.children[shown]?.querySelector('a')?.focus();
  }

  return (
    <Wrap>
      <section id="articles" aria-labelledby="articles-heading" className={joinClasses(ruled[16], styles.section)}>
        <header className={split[24]}>
          <h2 id="articles-heading">Recent articles</h2>
          {articles.length > 0 && (
            <p className={joinClasses(font.hint, across[12])} role="status">
              {/* Several hosts are counted, not named. */}
              {articles.some(({ isSample }) => isSample) ? (
                <Badge tone="sample">Samples with made-up dates</Badge>
              ) : (
                <Badge tone="leaf">{`Live from ${hosts.size === 1 ? host : `${hosts.size} sites`}`}</Badge>
              )}{' '}
              <span>{`Showing ${shown} recent ${shown === 1 ? 'article' : 'articles'}`}</span>
            </p>
          )}
        </header>
        {isPending && <Placeholders />}
        {!isPending && articles.length === 0 && (
          <EmptyState
            title="No educational content available"
            text={
              <>
                <span>{`Please check back later for the latest ${hostOf(educationBlog.url)} articles.`}</span>
                {isError && <span className={joinClasses(font.hint, above[4], stack[4])}>{educationFailure}</span>}
              </>
            }
            action={
              isError && (
                <Button variant="outline" size="small" busy={isFetching} busyLabel="Loading..." onClick={() => void refetch()}>
                  Try again
                </Button>
              )
            }
          />
        )}
        {articles.length > 0 && (
          <ul ref={list} className={joinClasses(grid.three, above[16], styles.articles)}>
            {articles.slice(0, shown).map((article, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a feed may name one address twice, and the list never changes its order.
              <ArticleItem key={index} article={article} />
            ))}
          </ul>
        )}
        {shown < articles.length && (
          <Button variant="outline" size="small" onClick={showAll} className={above[16]}>{`Show all ${articles.length} articles`}</Button>
        )}
        <p className={joinClasses(lined[12], above[16])}>
          <OutsideLink look="action" page={educationBlog}>
            View All SafeMoney Articles
          </OutsideLink>
        </p>
      </section>
    </Wrap>
  );
}

function Placeholders() {
  const { links, phone } = useSite();
  return (
    <>
      <noscript>
        <p>
          This list needs JavaScript. Without it, read on at <OutsideLink page={links.educationBlog} />, or call{' '}
          <a href={phoneLink(phone.dial)}>{phone.display}</a>.
        </p>
      </noscript>
      <ul className={joinClasses(grid.three, above[16], styles.articles)}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders differ in nothing else.
          <li key={index} className={joinClasses(lined[12], styles.placeholder)} data-placeholder="article">
            <GreekLines heading lines={4} label={index === 0 ? 'Loading articles' : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** After a failed read: reads again as soon as the browser says that it is back online. */
function useReadAgainOnline(failed: boolean, refetch: () => Promise<void>): void {
  // Before the message is painted: no event is missed between the two.
  useLayoutEffect(() => {
    if (!failed) return;
    const again = () => void refetch();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, refetch]);
}
