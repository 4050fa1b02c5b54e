import type { Licenses } from '@annuity-lantern/contracts/licenses';
import type { RouteManifest } from '@annuity-lantern/contracts/route-manifest';
import type { HostData } from '@annuity-lantern/host-kit';
import type { PostedForms, RenderFragment } from '@annuity-lantern/host-kit/server';

/** Renders the inner HTML of `#root` for one page. Without a fragment it is the chrome around "Page Not Found". */
export type RenderApp = (input: { host: HostData; pathname: string; fragment: string | null }) => string;

export interface ShellBuild {
  /** `index.html` with the markers of `pages/page-template.ts`. */
  readonly template: string;
  /** Public paths of the fonts on the first screen. */
  readonly fonts: readonly string[];
  readonly renderApp: RenderApp;
  readonly licenses: Licenses;
  /** Folder whose `assets/` holds hashed files and whose top level holds icons. */
  readonly webFolder: string;
}

export interface RemoteBuild {
  readonly name: string;
  readonly manifest: RouteManifest;
  readonly renderFragment: RenderFragment;
  readonly forms: PostedForms;
  readonly licenses: Licenses;
  readonly webFolder: string;
}
