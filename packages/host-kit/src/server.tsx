import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type HostData, HostProvider } from './host-data.tsx';

/**
 * The entry of a remote's Node build: prerenders one page as the fragment for the shell's `<main>`.
 * The gateway calls it at boot, not at build time: links and phone numbers come from the merged manifest and the site file.
 */
export type RenderFragment = (routeId: string, host: HostData) => string | undefined;

export function createFragmentRenderer<Id extends string>(pages: Readonly<Record<Id, ComponentType>>): RenderFragment {
  return (routeId, host) => {
    const Page: ComponentType | undefined = pages[routeId as Id];
    if (!Page) return undefined;
    return renderToString(
      <HostProvider host={host}>
        <Page />
      </HostProvider>,
    );
  };
}
