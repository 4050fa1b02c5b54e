import { afterEach, expect, it, vi } from 'vitest';
import { readTab, removeTab, writeTab } from './tab-storage.ts';

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it.each([
  ['switched off', () => vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse)],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('keeps a text as long as the page lasts where storage is %s', (_name, block) => {
  writeTab('draft', 'Before');
  block();
  writeTab('draft', 'Typed');
  expect(readTab('draft')).toBe('Typed');
  removeTab('draft');
  expect(readTab('draft')).toBeUndefined();
});

it('writes to storage again once it works', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  writeTab('draft', 'Typed');
  full.mockRestore();
  writeTab('draft', 'Later');
  expect(sessionStorage.getItem('draft')).toBe('Later');
  expect(readTab('draft')).toBe('Later');
});
