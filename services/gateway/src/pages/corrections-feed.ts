import { formatDay } from '@annuity-lantern/domain/format-date';
import type { HostData } from '@annuity-lantern/host-kit';
import { CORRECTIONS_FEED, type Correction, correctionKinds, corrections, lastCorrectedOn } from '@annuity-lantern/site/corrections';
import { generateAtomFeed } from 'feedsmith';
import type { SiteRoute } from '../boot/merge-manifests.ts';

/** The corrections as an Atom feed (RFC 4287), newest first. `page` is the route that lists them. */
export function correctionsFeed(page: SiteRoute, { routes, site, publicOrigin }: HostData): string {
  const address = publicOrigin + page.path;
  const pageLink = (rel: string, href: string) => ({ rel, href, type: 'text/html' });
  return generateAtomFeed({
    xml: { lang: 'en-US' },
    id: address,
    title: { value: `${page.head.title} | ${site.productName}` },
    subtitle: { value: page.head.description },
    updated: noonOf(lastCorrectedOn),
    authors: [{ name: site.productName }],
    links: [{ rel: 'self', href: publicOrigin + CORRECTIONS_FEED, type: 'application/atom+xml' }, pageLink('alternate', address)],
    entries: corrections.toReversed().map((correction) => ({
      id: `${address}#${correction.id}`,
      title: { value: `${correctionKinds[correction.kind]}: ${correction.title}` },
      published: noonOf(correction.day),
      updated: noonOf(correction.day),
      categories: [{ term: correction.kind, label: correctionKinds[correction.kind] }],
      links: [
        pageLink('alternate', `${address}#${correction.id}`),
        ...routes
          .filter(({ id }) => correction.pages.some((one) => one === id))
          .map(({ path }) => pageLink('related', publicOrigin + path)),
      ],
      content: { value: inWords(correction) },
    })),
  });
}

/** Noon in UTC is the same day in all of the United States, midnight is not. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function inWords({ since, day, wrong, right }: Correction): string {
  return `From ${formatDay(since)} to ${formatDay(day)}: ${wrong} What is right: ${right}`;
}
