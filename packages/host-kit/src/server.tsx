import type { Endpoint } from '@annuity-lantern/contracts/http';
import type { ComponentType, ReactElement } from 'react';
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
    return renderWithHost(host, <Page />);
  };
}

/** A form that browsers without scripts post to its page's own address, by the id of the page's route. */
export type PostedForms<Id extends string = string> = Readonly<Partial<Record<Id, PostedForm>>>;

export interface PostedForm {
  /** The JSON call that takes the answers. */
  readonly endpoint: Pick<Endpoint, 'name' | 'path'>;
  readonly read: (fields: URLSearchParams, host: HostData) => ReadPost;
  /** The page that answers a post whose fields could not be read, or were not, because there were too many posts. */
  readonly refuse: (host: HostData, words: string) => string;
}

export interface ReadPost {
  /** The idempotency key of the JSON call. Undefined in a build that draws none. */
  readonly key?: string | undefined;
  /** The body of the JSON call. Undefined if this request must not be sent, or not yet. */
  readonly body: unknown;
  /** Draws the page that answers, after the call if there was one. */
  readonly answer: (called?: CallOutcome) => { readonly status: number; readonly fragment: string };
}

export interface CallOutcome {
  readonly status: number;
  readonly body: string;
}

export function renderWithHost(host: HostData, page: ReactElement): string {
  return renderToString(<HostProvider host={host}>{page}</HostProvider>);
}
