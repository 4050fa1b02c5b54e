import type { Site } from './site.ts';

const usualTitle = 'a licensed insurance agent';

/** What the person who calls is: `a licensed insurance agent`, or the title of the site file. Some states bar titles of advice. */
export function callerTitle({ callers }: Pick<Site, 'callers'>, state?: string): string {
  const { title = usualTitle, byState = {} } = callers ?? {};
  const [, ofState] = Object.entries(byState).find(([code]) => code === state) ?? [];
  return ofState ?? title;
}

/** Who calls and how that person is paid: `a licensed insurance agent, paid by commission if you buy`. */
export function whoCalls(site: Pick<Site, 'callers'>, state?: string): string {
  return `${callerTitle(site, state)}, paid by commission if you buy`;
}

/** The role to write after "a licensed advisor": `an insurance agent`. */
export function callerRole(site: Pick<Site, 'callers'>, state?: string): string {
  return callerTitle(site, state).replace(/^a licensed (.)/, (_, first: string) => `${/[aeiou]/i.test(first) ? 'an' : 'a'} ${first}`);
}
