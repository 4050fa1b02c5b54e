import type { PageKind } from '@annuity-lantern/contracts/route-manifest';
import type { Question, WebPage, WebPageLeaf } from 'schema-dts';
import { hasBreadcrumbs } from './breadcrumbs.ts';
import type { PageContext } from './page-context.ts';

const pageTypes: Partial<Record<PageKind, 'AboutPage' | 'CollectionPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  collection: 'CollectionPage',
  contact: 'ContactPage',
};

/** The page itself. A page that answers questions is also an FAQPage. */
export function pageOf({ route, url, image, operator, website }: PageContext): WebPage {
  const { head, updatedOn, kind, questions = [] } = route;
  const page: Omit<WebPageLeaf, '@type'> = {
    '@id': `${url}#page`,
    url,
    name: head.title,
    description: head.description,
    inLanguage: 'en-US',
    isPartOf: website,
    publisher: operator,
    ...(updatedOn ? { dateModified: updatedOn } : {}),
    ...(image ? { primaryImageOfPage: { '@type': 'ImageObject', url: image } } : {}),
    ...(hasBreadcrumbs(route) ? { breadcrumb: { '@id': `${url}#breadcrumbs` } } : {}),
  };
  if (questions.length > 0) return { '@type': 'FAQPage', ...page, mainEntity: questions.map(questionOf) };
  return { '@type': (kind && pageTypes[kind]) ?? 'WebPage', ...page };
}

function questionOf({ question, answer }: { question: string; answer: string }): Question {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } };
}
