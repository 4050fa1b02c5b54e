import { placeOf, toolIds, toolNames, toolQuestions } from '@annuity-lantern/contracts/tools';
import type { SearchEntry } from '@annuity-lantern/host-kit';
import { lessonAnchor } from './features/course/model/lesson-anchor.ts';
import { outline } from './features/course/model/outline.ts';
import { type GlossaryEntry, glossary } from './glossary/terms.ts';

const tools = toolIds.map((id): SearchEntry => ({ kind: 'tool', title: toolNames[id], text: toolQuestions[id], ...placeOf(id) }));

const terms = Object.entries<GlossaryEntry>(glossary).map(
  ([id, { term, abbreviation, alsoCalled, definition }]): SearchEntry => ({
    kind: 'term',
    title: abbreviation ? `${term} (${abbreviation})` : term,
    ...(alsoCalled ? { also: alsoCalled } : {}),
    text: definition,
    to: 'glossary',
    suffix: `#${id}`,
  }),
);

const lessons = outline.map(
  ({ id, title, summary }): SearchEntry => ({
    kind: 'lesson',
    title,
    text: summary,
    to: 'fia-mastery',
    suffix: `#${lessonAnchor(id)}`,
  }),
);

/** The tools, lessons and terms that the site's search finds, from the tables that draw their pages. */
export const entries: readonly SearchEntry[] = [...tools, ...lessons, ...terms];
