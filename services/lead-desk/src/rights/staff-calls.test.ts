import { getLead, signOut } from '@annuity-lantern/contracts/http';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { Router } from 'express';
import { expect, it } from 'vitest';
import { type MountStaff, mountStaffCalls } from './staff-calls.ts';

const store = {} as Store;
const boot = (rights: Parameters<typeof mountStaffCalls>[0]['rights'], mountAll: (mountStaff: MountStaff) => void) => () =>
  mountStaffCalls({ router: Router(), store, rights, mustHaveCode: () => false, mountAll });
const mountBoth = (mountStaff: MountStaff) => {
  mountStaff(signOut, () => undefined);
  mountStaff(getLead, () => Promise.reject(new Error('not called')));
};

it('boots when calls and rows are the same', () => {
  expect(boot({ signOut: 'anyone', getLead: 'viewer' }, mountBoth)).not.toThrow();
});

it('refuses to boot with a call that has no row', () => {
  expect(boot({ signOut: 'anyone' }, mountBoth)).toThrow('The call getLead has no row');
  // An inherited name is no row.
  expect(boot({}, (mountStaff) => mountStaff({ ...getLead, name: 'toString' }, () => Promise.reject(new Error('not called'))))).toThrow(
    'no row',
  );
});

it('refuses to boot with a row that has no call', () => {
  expect(boot({ signOut: 'anyone', getLead: 'viewer', gone: 'manager' }, mountBoth)).toThrow('rows without a call: gone');
});
