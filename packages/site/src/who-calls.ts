import type { Site } from './site.ts';

const usualTitle = 'a licensed insurance agent';

/** Who calls and how that person is paid: `a licensed insurance agent, paid by commission if you buy`. Some states bar titles of advice. */
export function whoCalls({ callers }: Pick<Site, 'callers'>, state?: string): string {
  const { title = usualTitle, byState = {} } = callers ?? {};
  const [, ofState] = Object.entries(byState).find(([code]) => code === state) ?? [];
  return `${ofState ?? title}, paid by commission if you buy`;
}
