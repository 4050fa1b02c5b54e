import type { SeededContent } from '@annuity-lantern/content-store';
import { builtInInsights } from '@annuity-lantern/site/insights';
import { resources } from './resources.ts';

/** What the first start shows. Our own documents are real; the insight cards are samples until their articles are published. */
export const seededContent: SeededContent = {
  resources,
  insights: builtInInsights.map((insight) => ({ _id: insight.image, ...insight, sample: true })),
};
