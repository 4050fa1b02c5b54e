import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import ContractCheckPage from './contract-check-page.tsx';

const host = sampleHost({ routes: servedBy('mfe-tools', routes) });
const navigate = startAt('/annuity-review/check');

it('leads the address of the former section "Leave or stay" to its own page, and no other address', () => {
  const page = (
    <HostProvider host={host}>
      <ContractCheckPage />
    </HostProvider>
  );
  const open = (hash: string) => {
    useNavigation.setState({ place: { pathname: '/annuity-review/check', search: '', hash } });
    render(page).unmount();
  };
  open('#value=150000&newRate=5.5');
  expect(navigate).not.toHaveBeenCalled();
  open('#leave-or-stay');
  expect(navigate.mock.calls).toEqual([['/annuity-review/leave-or-stay', { replace: true }]]);
});
