import { type Insight, listInsights } from '@annuity-lantern/contracts/http';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { RouteLink, useHostData, useRead, useSite } from '@annuity-lantern/host-kit';
import { builtInInsights } from '@annuity-lantern/site/insights';
import { ArrowRight, above, actionLinkClass, font, GreekLines, joinClasses, OutsideLink, OutsideNote, Section } from '@annuity-lantern/ui';
import { useEffect } from 'react';
import { outsidePage } from '../../../other-sites/outside-page.ts';
import { InsightCard } from './insight-card.tsx';
import styles from './insights.module.css';

/** Cards shown, and placeholders while they load. */
const SHOWN = 3;

/**
 * Ideas from the content service. The built-in ones are samples with invented dates: where samples are left out, the whole section goes
 * when there is nothing else to show.
 */
export function Insights() {
  const { showSamples } = useSite();
  const { data, isPending, error } = useRead(listInsights, {});
  useEffect(() => {
    if (error) console.warn('Insights could not be read.', error);
  }, [error]);
  const insights = data?.length || !showSamples ? data : builtInInsights;
  if (!isPending && !insights?.length) return null;
  return (
    <Section
      id="insights"
      heading="Insights"
      side={
        <>
          <p>One idea at a time, with the arithmetic.</p>
          <RouteLink to="education" className={actionLinkClass()}>
            All articles
            <ArrowRight />
          </RouteLink>
        </>
      }
    >
      {isPending || !insights ? <Placeholders /> : <InsightList insights={insights} />}
    </Section>
  );
}

function InsightList({ insights }: { readonly insights: readonly Insight[] }) {
  const { site, publicOrigin } = useHostData();
  // An insight without an article of its own leads to the education site.
  const cards = insights
    .slice(0, SHOWN)
    .map((insight) => ({ insight, page: insight.link ? outsidePage(insight.link, publicOrigin) : site.links.educationSite }));
  return (
    <>
      <ul className={styles.insights}>
        {cards.map(({ insight, page }, index) => (
          <InsightCard key={insight.title} insight={insight} page={page} lead={index === 0} />
        ))}
      </ul>
      <OutsideNote pages={cards.flatMap(({ page }) => page ?? [])} className={joinClasses(font.hint, above[16])} />
    </>
  );
}

function Placeholders() {
  const { links, phone } = useSite();
  return (
    <>
      <noscript>
        <p>
          These cards need JavaScript. Without it, read on at <OutsideLink page={links.educationSite} />, or call{' '}
          <a href={phoneLink(phone.dial)}>{phone.display}</a>.
        </p>
      </noscript>
      <ul className={styles.insights}>
        {Array.from({ length: SHOWN }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders differ in nothing else.
          <li key={index} className={index === 0 ? styles.lead : styles.card} data-placeholder="insight">
            <div className={styles.unlit} />
            <GreekLines heading lines={2} label={index === 0 ? 'Loading insights' : undefined} className={above[24]} />
          </li>
        ))}
      </ul>
    </>
  );
}
