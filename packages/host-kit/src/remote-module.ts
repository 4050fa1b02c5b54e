import type { ComponentType } from 'react';

/** What a page's file exports. */
export interface PageModule {
  readonly default: ComponentType;
}

/** The one module a remote exposes (`./remote`): its pages by route id, each loaded when it is first opened. */
export interface RemoteModule<Id extends string = string> {
  readonly contractVersion: number;
  readonly pages: Readonly<Record<Id, () => Promise<PageModule>>>;
}
