import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import { describe, expect, it } from 'vitest';
import { findRoute } from './find-route.ts';

const row = (id: string, path: string, aliases?: string[]): MergedRoute => ({
  id,
  path,
  ...(aliases ? { aliases } : {}),
  head: { title: id, description: id, keywords: [] },
  indexable: true,
  remote: 'mfe-content',
});
const routes = [row('home', '/'), row('retirement-calculator', '/retirement-calculator', ['/calculator'])];

describe('findRoute', () => {
  it.each([
    ['/', 'home'],
    ['/retirement-calculator', 'retirement-calculator'],
    ['/calculator', 'retirement-calculator'],
    ['/calculator/', 'retirement-calculator'],
  ])('%s is %s', (path, id) => {
    expect(findRoute(routes, path)?.id).toBe(id);
  });

  it.each(['/calculator/more', '/CALCULATOR', '/nowhere', ''])('%s is no page', (path) => {
    expect(findRoute(routes, path)).toBeNull();
  });
});
