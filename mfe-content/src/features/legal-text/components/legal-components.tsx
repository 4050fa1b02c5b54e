import { RouteLink, useHostData, useSite } from '@annuity-lantern/host-kit';
import { SiteClaim as SiteClaimOf } from '@annuity-lantern/host-kit/site-claim';
import type { PropsOf } from '@annuity-lantern/mdx';
import type { ReactNode } from 'react';
import { inEveryText, type TextComponents } from '../../../text/text-components.tsx';
import { SiteValue } from './site-value.tsx';

const components = { ...inEveryText, Site: SiteValue, SiteClaim, MyRequestPart, When } satisfies TextComponents<'legal'>;

/** Components for a legal text. The build refers to this module. */
export function useMDXComponents() {
  return components;
}

function SiteClaim({ of }: PropsOf<'legal', 'SiteClaim'>) {
  return <SiteClaimOf claim={of} />;
}

/** Words that are true only by the site file or a setting of the operator. */
function When({ it, children }: PropsOf<'legal', 'When'> & { readonly children: ReactNode }) {
  const { matchIsNoSale = false, financialNotice } = useSite();
  const { retentionDays = 0 } = useHostData();
  const holds = {
    matchIsNoSale,
    matchIsOpen: !matchIsNoSale,
    financialNotice: financialNotice !== undefined,
    noFinancialNotice: financialNotice === undefined,
    timeLimit: retentionDays > 0,
    noTimeLimit: retentionDays === 0,
  };
  return holds[it] ? children : null;
}

/** The page shows the part once the visitor has typed the code of our email. */
function MyRequestPart({ at, children }: PropsOf<'legal', 'MyRequestPart'> & { readonly children: ReactNode }) {
  return (
    <RouteLink to="my-request" suffix={`#my-request-${at}`}>
      {children}
    </RouteLink>
  );
}
