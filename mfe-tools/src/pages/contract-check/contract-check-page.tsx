import { navigate, usePlace, useRouteHref } from '@annuity-lantern/host-kit';
import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { useEffect } from 'react';
import { ContractCheck } from '../../features/contract-check/components/contract-check.tsx';

export default function ContractCheckPage() {
  useLeavingMoved();
  return (
    <ToolPage
      tool="contract-check"
      lead="Check what the brochure said, or type four numbers from your contract or statement. Leave out what you don’t have. Each red flag shows its limit and its math."
    >
      <ContractCheck />
    </ToolPage>
  );
}

/** "Leave or stay" was a section of this page. A link to it leads to the tool's own page. */
function useLeavingMoved() {
  const { hash } = usePlace();
  const href = useRouteHref('leave-or-stay');
  useEffect(() => {
    if (hash === '#leave-or-stay' && href) navigate(href, { replace: true });
  }, [hash, href]);
}
