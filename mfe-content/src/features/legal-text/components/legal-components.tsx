import { SiteClaim as SiteClaimOf } from '@annuity-lantern/host-kit/site-claim';
import type { PropsOf } from '@annuity-lantern/mdx';
import { inEveryText, type TextComponents } from '../../../text/text-components.tsx';
import { SiteValue } from './site-value.tsx';

const components = { ...inEveryText, Site: SiteValue, SiteClaim } satisfies TextComponents<'legal'>;

/** Components for a legal text. The build refers to this module. */
export function useMDXComponents() {
  return components;
}

function SiteClaim({ of }: PropsOf<'legal', 'SiteClaim'>) {
  return <SiteClaimOf claim={of} />;
}
