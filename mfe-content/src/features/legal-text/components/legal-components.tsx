import type { PropsOf } from '@annuity-lantern/mdx';
import { ClaimLink } from '../../../claims/claim-link.tsx';
import { inEveryText, type TextComponents } from '../../../text/text-components.tsx';
import { SiteValue } from './site-value.tsx';

const components = { ...inEveryText, Site: SiteValue, Claim } satisfies TextComponents<'legal'>;

/** What a legal text may use. The build names this module. */
export function useMDXComponents() {
  return components;
}

function Claim({ of }: PropsOf<'legal', 'Claim'>) {
  return <ClaimLink claim={of} />;
}
