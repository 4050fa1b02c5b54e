import { RouteLink } from '@annuity-lantern/host-kit';
import { SiteClaim as SiteClaimOf } from '@annuity-lantern/host-kit/site-claim';
import type { PropsOf } from '@annuity-lantern/mdx';
import type { ReactNode } from 'react';
import { inEveryText, type TextComponents } from '../../../text/text-components.tsx';
import { SiteValue } from './site-value.tsx';

const components = { ...inEveryText, Site: SiteValue, SiteClaim, MyRequestPart } satisfies TextComponents<'legal'>;

/** Components for a legal text. The build refers to this module. */
export function useMDXComponents() {
  return components;
}

function SiteClaim({ of }: PropsOf<'legal', 'SiteClaim'>) {
  return <SiteClaimOf claim={of} />;
}

/** The page shows the part once the visitor has typed the code of our email. */
function MyRequestPart({ at, children }: PropsOf<'legal', 'MyRequestPart'> & { readonly children: ReactNode }) {
  return (
    <RouteLink to="my-request" suffix={`#my-request-${at}`}>
      {children}
    </RouteLink>
  );
}
