import { beforeEach, expect, it } from 'vitest';
import { adoptComfort, chooseComfort, useComfort } from './comfort.ts';

const root = document.documentElement;

beforeEach(() => {
  for (const name of ['theme', 'text', 'contrast']) delete root.dataset[name];
  adoptComfort();
});

it('starts with the defaults', () => {
  expect(useComfort.getState()).toEqual({ theme: 'light', text: '100', contrast: 'normal' });
});

it('applies a choice at once and keeps it', () => {
  chooseComfort('text', '115');
  expect(root.dataset.text).toBe('115');
  expect(useComfort.getState().text).toBe('115');
  expect(localStorage.getItem('annuity-lantern.text')).toBe('115');
});

it('follows choices and resets of another tab', () => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'annuity-lantern.contrast', newValue: 'higher' }));
  expect(root.dataset.contrast).toBe('higher');
  window.dispatchEvent(new StorageEvent('storage', { key: 'annuity-lantern.contrast', newValue: null }));
  expect(root.dataset.contrast).toBe('normal');
  window.dispatchEvent(new StorageEvent('storage', { key: 'annuity-lantern.scroll', newValue: 'higher' }));
  expect(useComfort.getState()).toEqual({ theme: 'light', text: '100', contrast: 'normal' });
});

it('uses the default for an unknown value', () => {
  root.dataset.theme = 'sepia';
  root.dataset.text = '900';
  adoptComfort();
  expect(root.dataset).toMatchObject({ theme: 'light', text: '100' });
});
