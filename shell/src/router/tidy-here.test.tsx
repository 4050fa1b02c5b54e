import { afterEach, expect, it } from 'vitest';
import { tidyHere } from './tidy-here.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/income-planning#amount=500000&amp;age=62.', '/income-planning#amount=500000&age=62'],
  ['/admin#reset=abc-_>', '/admin#reset=abc-_'],
  ['/Glossary?utm_source=news#free-look', '/glossary#free-look'],
  ['/comparison-tools?type=MYGA&sort=term)', '/comparison-tools?type=MYGA&sort=term'],
  ['/income-planning#amount=3D500000&age=3D62', '/income-planning#amount=500000&age=62'],
  ['/income-planning%23age=62', '/income-planning#age=62'],
])('puts %s in order', async (altered, address) => {
  window.history.replaceState({ kept: 1 }, '', altered);
  expect(await tidyHere()).toBe(true);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(address);
  expect(window.history.state).toEqual({ kept: 1 });
});

it.each([
  '/',
  '/glossary?q=free+look#free-look',
  '/income-planning#amount=500000&rate=2.5&spouse=',
  '/comparison-tools?carrier=Alder+%26+Pike',
])('leaves %s', async (address) => {
  window.history.replaceState(null, '', address);
  expect(await tidyHere()).toBe(false);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(address);
});
