import type { PropsOf } from '@annuity-lantern/mdx';

/** The words around a drawing, which its lesson gives. */
export type DrawingWords = Omit<PropsOf<'lesson', 'Drawing'>, 'name'>;
