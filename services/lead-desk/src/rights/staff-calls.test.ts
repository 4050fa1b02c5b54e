import { getLead, listResources, signOut } from '@annuity-lantern/contracts/http';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { Router } from 'express';
import { expect, it } from 'vitest';
import { type MountStaff, mountStaffCalls } from './staff-calls.ts';

const store = {} as Store;
const calls = [signOut, getLead];
const boot = (mountAll: (mountStaff: MountStaff) => void) => () =>
  mountStaffCalls({ router: Router(), store, hours: { timeZone: 'America/New_York' }, mustHaveCode: false, mountAll, calls });
const mountBoth = (mountStaff: MountStaff) => {
  mountStaff(signOut, () => undefined);
  mountStaff(getLead, () => Promise.reject(new Error('not called')));
};

it('boots if every call is mounted once', () => {
  expect(boot(mountBoth)).not.toThrow();
});

it('refuses to boot if a call is mounted twice', () => {
  const mountTwice = (mountStaff: MountStaff) => {
    mountBoth(mountStaff);
    mountStaff(signOut, () => undefined);
  };
  expect(boot(mountTwice)).toThrow('signOut is no staff call of the desk, or is mounted twice');
});

it('refuses to boot if a call is not for staff', () => {
  expect(boot((mountStaff) => mountStaff(listResources, () => []))).toThrow('listResources is no staff call');
});

it('refuses to boot if a call is not mounted', () => {
  expect(boot((mountStaff) => mountStaff(signOut, () => undefined))).toThrow('Staff calls without a handler: getLead');
});
