import type { ReactElement } from 'react';

/** One state of a component: shown in the gallery, tested for accessibility. `scope` keeps ids unique if it is rendered twice. */
export type Example = (scope: string) => ReactElement;

/** The examples of one component, by the names they are exported under. */
export type Examples = Readonly<Record<string, Example>>;
