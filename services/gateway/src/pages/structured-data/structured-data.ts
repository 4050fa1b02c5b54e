import type { HostData } from '@annuity-lantern/host-kit';
import type { Graph, Thing } from 'schema-dts';
import type { SiteRoute } from '../../boot/merge-manifests.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { contentOf } from './content-of.ts';
import { organization, organizationId } from './organization.ts';
import type { PageContext } from './page-context.ts';
import { pageOf } from './page-of.ts';

/**
 * The page's structured data in schema.org's vocabulary. Every page has the operator. A page that may be indexed also has the site, itself,
 * its breadcrumbs and its content.
 *
 * @param image address of the page's picture, if any
 */
export function structuredData(route: SiteRoute | null, host: HostData, image: string | undefined): Graph {
  const { site, publicOrigin } = host;
  const operator = organization(site, publicOrigin);
  if (!route?.indexable) return graph([operator]);
  const context: PageContext = {
    route,
    host,
    image,
    url: publicOrigin + route.path,
    operator: { '@id': organizationId(publicOrigin) },
    website: { '@id': `${publicOrigin}/#website` },
  };
  const website: Thing = {
    '@type': 'WebSite',
    ...context.website,
    name: site.productName,
    url: `${publicOrigin}/`,
    inLanguage: 'en-US',
    publisher: context.operator,
  };
  return graph([operator, website, pageOf(context), ...breadcrumbs(context), ...contentOf(context)]);
}

function graph(nodes: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
