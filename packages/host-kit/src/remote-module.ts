import type { ComponentType } from 'react';

/** What a page's file exports. */
export interface PageModule {
  readonly default: ComponentType;
}

/** A part of a page that the site's search finds by its own name. Whole pages are found by their routes. */
export interface SearchEntry {
  readonly kind: 'tool' | 'lesson' | 'term';
  readonly title: string;
  /** Other names for it. */
  readonly also?: string;
  readonly text: string;
  /** The id of its page's route, and the rest of the address. */
  readonly to: string;
  readonly suffix?: string;
}

export interface SearchModule {
  readonly entries: readonly SearchEntry[];
}

/** The one module a remote exposes (`./remote`): its pages by route id, each loaded when it is first opened. */
export interface RemoteModule<Id extends string = string> {
  readonly contractVersion: number;
  readonly pages: Readonly<Record<Id, () => Promise<PageModule>>>;
  /** Loads with a visitor's first search. */
  readonly search?: () => Promise<SearchModule>;
}
