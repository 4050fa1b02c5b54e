import type { ComponentType } from 'react';

/** The one module a remote exposes (`./remote`): its pages by route id, each loaded when it is first opened. */
export interface RemoteModule {
  readonly contractVersion: number;
  readonly pages: Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;
}
