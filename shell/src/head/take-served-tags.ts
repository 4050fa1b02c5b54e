import { trustServed } from '../trusted-types.ts';

/** Tags that only a served page has: its picture, its feed and its structured data. */
export const servedTags = 'meta[property^="og:image"], link[rel="alternate"], script[type="application/ld+json"]';

/** Tags that a route of another page comes without. */
export const describingTags = 'meta:is([name="description"], [name="keywords"], [property="og:description"], [name="twitter:description"])';

/**
 * Puts the tags that the gateway serves with the page at `path` into the present head. A page that cannot be read leaves the head without
 * them, and says nothing: a visitor does not see them.
 */
export async function takeServedTags(path: string, signal: AbortSignal): Promise<void> {
  const page = await readPage(path, signal).catch(() => undefined);
  if (!page || signal.aborted) return;
  for (const tag of document.head.querySelectorAll(describingTags)) tag.remove();
  document.head.append(...page.head.querySelectorAll(`${servedTags}, ${describingTags}`));
}

async function readPage(path: string, signal: AbortSignal): Promise<Document | undefined> {
  const response = await fetch(path, { signal, priority: 'low' });
  if (!response.ok) return undefined;
  const html = await response.text();
  // The head alone: parsing a long page would block a phone.
  return new DOMParser().parseFromString(trustServed(html.slice(0, html.indexOf('</head>'))), 'text/html');
}
