import type { ComponentType } from 'react';

/** What a page's file exports. */
export interface PageModule {
  readonly default: ComponentType;
  /** Starts what the page reads as soon as it is shown. The shell waits for a moment, so that a quick answer is drawn with the page, and not after it. */
  readonly prepare?: () => Promise<unknown>;
}

/** The one module a remote exposes (`./remote`): its pages by route id, each loaded when it is first opened. */
export interface RemoteModule {
  readonly contractVersion: number;
  readonly pages: Readonly<Record<string, () => Promise<PageModule>>>;
}
