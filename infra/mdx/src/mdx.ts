export type { ComponentName, PropsOf } from './allowed-components.ts';
export type { TextKind } from './content-kinds.ts';
export type { AnnuityTypeFront, Answer, GuideFront, LegalFront, LessonFront, Question, Source } from './front-matter-schemas.ts';
export { contentRule } from './load-in-rspack.ts';
export { contentPlugin } from './load-in-vite.ts';
export type { GlossaryText, QuestionsText } from './read-entries.ts';
