export { countResourceDownload } from './count-resource-download.ts';
export type { InsightRecord } from './insight-model.ts';
export { listInsights } from './list-insights.ts';
export { listResources } from './list-resources.ts';
export type { ResourceRecord } from './resource-model.ts';
export { type SeededContent, seedContent } from './seed-content.ts';
