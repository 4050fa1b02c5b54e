/** The path of every page that may be indexed, from the sitemap: a page that is added is measured without being named here. */
export async function publicPages(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  if (!answer.ok) throw new Error(`The sitemap of ${origin} was answered with ${answer.status}.`);
  const pages = pathsOf(await answer.text());
  if (pages.length === 0) throw new Error(`The sitemap of ${origin} names no page.`);
  return pages;
}

export function pathsOf(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}

/**
 * Those of the pages that were asked for, or all when none was.
 * @throws Error with the pages that there are, when one is not among them
 */
export function chosenPages(all: readonly string[], wanted: readonly string[]): readonly string[] {
  const unknown = wanted.find((path) => !all.includes(path));
  if (unknown !== undefined) throw new Error(`--page ${unknown} is no public page. There are: ${all.join(', ')}.`);
  return wanted.length === 0 ? all : wanted;
}
