import type { PropsOf } from '@annuity-lantern/mdx';
import { SiteClaimLink } from '../../../site-claims/site-claim-link.tsx';
import { inEveryText, type TextComponents } from '../../../text/text-components.tsx';
import { SiteValue } from './site-value.tsx';

const components = { ...inEveryText, Site: SiteValue, SiteClaim } satisfies TextComponents<'legal'>;

/** Components for a legal text. The build refers to this module. */
export function useMDXComponents() {
  return components;
}

function SiteClaim({ of }: PropsOf<'legal', 'SiteClaim'>) {
  return <SiteClaimLink claim={of} />;
}
