import type { PageHead } from '@annuity-lantern/contracts/head';

/** What the gateway says of the page that it served, and nobody says of the next one: crawlers and link previews ask for each page anew. */
const ofServedPage = 'meta[property^="og:image"], script[type="application/ld+json"]';

/** Changes the served tags in place: a second title or canonical link would leave the first one standing. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  // One search for all: each of its own takes a phone as long as the change of its tag.
  const metas = [...document.head.querySelectorAll('meta')];
  for (const { attribute, key, content } of head.metas) {
    const tag = metas.find((meta) => meta.getAttribute(attribute) === key) ?? newTag('meta', { [attribute]: key });
    if (tag.getAttribute('content') !== content) tag.setAttribute('content', content);
  }
  const canonical = document.head.querySelector('link[rel="canonical"]');
  if ((canonical?.getAttribute('href') ?? null) !== head.canonical)
    for (const tag of document.head.querySelectorAll(ofServedPage)) tag.remove();
  if (head.canonical === null) canonical?.remove();
  else (canonical ?? newTag('link', { rel: 'canonical' })).setAttribute('href', head.canonical);
}

function newTag(name: string, attributes: Record<string, string>): Element {
  const tag = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
  document.head.append(tag);
  return tag;
}
