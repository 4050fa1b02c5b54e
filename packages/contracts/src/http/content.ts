import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** A resource of the library. Types other than the four known ones get a generic icon and a grey badge. */
export const Resource = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  type: z.string(),
  imageUrl: z.optional(z.string()),
  downloadUrl: z.string(),
  downloadCount: z.int(),
});
export type Resource = z.infer<typeof Resource>;

export const listResources = defineEndpoint({
  name: 'listResources',
  method: 'GET',
  path: '/api/resources',
  service: 'content-api',
  summary: 'List the resources of the library',
  response: z.array(Resource),
  status: 200,
  errors: ['store_unavailable'],
});

export const countResourceDownload = defineEndpoint({
  name: 'countResourceDownload',
  method: 'POST',
  path: '/api/resources/:id/download',
  service: 'content-api',
  summary: 'Count one visit to a resource',
  params: z.strictObject({ id: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)) }),
  status: 204,
  errors: ['not_found', 'too_many_requests', 'store_unavailable'],
});

/** A card of the insights section. `image` names one of the drawn covers, `color` its tone. */
export const Insight = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  readTime: z.string(),
  /** ISO date. */
  date: z.string(),
  color: z.string(),
  image: z.string(),
  link: z.string(),
});
export type Insight = z.infer<typeof Insight>;

export const listInsights = defineEndpoint({
  name: 'listInsights',
  method: 'GET',
  path: '/api/blog-insights',
  service: 'content-api',
  summary: 'List the insight cards, newest first',
  response: z.array(Insight),
  status: 200,
  errors: ['store_unavailable'],
});

/** The generator that the sample feed of a local site names. Its articles are marked as samples. */
export const SAMPLE_FEED = 'annuity-lantern sample feed';

/** An article of the education feed, as clean as the feed allowed: text without markup, an http(s) address. */
export const EducationArticle = z.object({
  title: z.string(),
  link: z.url({ protocol: /^https?$/ }),
  description: z.string(),
  /** Absent when the feed names none. */
  category: z.optional(z.string()),
  /** ISO date and time; absent when the feed gives none that can be read. */
  pubDate: z.optional(z.string()),
  /** The day in the zone of the feed, only where it is another one than that of `pubDate` in UTC. */
  day: z.optional(z.iso.date()),
  /** From the sample feed of a local site: its date is made up. */
  isSample: z.optional(z.literal(true)),
});
export type EducationArticle = z.infer<typeof EducationArticle>;

/** The newest articles of the outside education site, newest first: at most 50. */
export const listEducationModules = defineEndpoint({
  name: 'listEducationModules',
  method: 'GET',
  path: '/api/education-modules',
  service: 'content-api',
  summary: 'List the newest articles of the outside education site',
  response: z.array(EducationArticle),
  status: 200,
  errors: ['store_unavailable'],
});
