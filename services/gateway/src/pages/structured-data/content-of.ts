import type { RouteRow } from '@annuity-lantern/contracts/route-manifest';
import type { Thing } from 'schema-dts';
import type { PageContext } from './page-context.ts';

type Part = NonNullable<RouteRow['parts']>[number];

/** What the page holds, if schema.org has a type for it: an article, a course with its lessons, a glossary with its terms. */
export function contentOf(context: PageContext): Thing[] {
  switch (context.route.kind) {
    case 'article':
      return [articleOf(context)];
    case 'course':
      return [courseOf(context)];
    case 'glossary':
      return [glossaryOf(context)];
    default:
      return [];
  }
}

function articleOf(context: PageContext): Thing {
  const { route, operator, image } = context;
  return {
    '@type': 'Article',
    ...creativeWork(context),
    headline: route.head.title,
    author: operator,
    publisher: operator,
    isAccessibleForFree: true,
    ...(image ? { image } : {}),
  };
}

function courseOf(context: PageContext): Thing {
  const { route, operator } = context;
  const lessons = route.parts ?? [];
  const minutes = lessons.reduce((sum, lesson) => sum + (lesson.minutes ?? 0), 0);
  return {
    '@type': 'Course',
    ...creativeWork(context),
    provider: operator,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', category: 'Free', price: '0', priceCurrency: 'USD' },
    ...(minutes > 0
      ? { hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online', courseWorkload: duration(minutes) } as const }
      : {}),
    hasPart: lessons.map((lesson, index) => ({
      '@type': 'LearningResource',
      position: index + 1,
      name: lesson.name,
      learningResourceType: 'Lesson',
      ...(lesson.minutes ? { timeRequired: duration(lesson.minutes) } : {}),
      ...addressOf(lesson, context),
    })),
  };
}

function glossaryOf(context: PageContext): Thing {
  // Names and addresses only: the page's text already has the definitions.
  const terms = (context.route.parts ?? []).map((term) => ({
    '@type': 'DefinedTerm' as const,
    name: term.name,
    ...addressOf(term, context),
  }));
  return { '@type': 'DefinedTermSet', ...creativeWork(context), hasDefinedTerm: terms };
}

function creativeWork({ route, url }: PageContext) {
  return {
    '@id': `${url}#content`,
    name: route.head.title,
    description: route.head.description,
    url,
    mainEntityOfPage: { '@id': `${url}#page` },
    inLanguage: 'en-US',
    ...(route.updatedOn ? { dateModified: route.updatedOn } : {}),
  };
}

function addressOf({ anchor }: Part, { url }: PageContext): { url?: string } {
  return anchor ? { url: `${url}#${anchor}` } : {};
}

/** ISO 8601: `PT2H30M`. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes % 60 > 0 ? `${minutes % 60}M` : ''}`;
}
