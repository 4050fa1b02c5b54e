import type { PageHead } from '@annuity-lantern/contracts/head';
import { describingTags, servedTags } from './take-served-tags.ts';

/**
 * Changes the served tags in place, since a second title or canonical link would have no effect, and removes those that belong to the page
 * before. Returns whether this is another page than before.
 */
export function applyHead(head: PageHead): boolean {
  document.title = head.title;
  const canonical = document.head.querySelector('link[rel="canonical"]');
  const isOther = (canonical?.getAttribute('href') ?? null) !== head.canonical;
  if (isOther) for (const tag of document.head.querySelectorAll(`${servedTags}, ${describingTags}`)) tag.remove();
  // One search for all: each of its own takes a phone as long as the change of its tag.
  const metas = [...document.head.querySelectorAll('meta')];
  for (const { attribute, key, content } of head.metas) {
    const tag = metas.find((meta) => meta.getAttribute(attribute) === key) ?? newTag('meta', { [attribute]: key });
    if (tag.getAttribute('content') !== content) tag.setAttribute('content', content);
  }
  if (head.canonical === null) canonical?.remove();
  else (canonical ?? newTag('link', { rel: 'canonical' })).setAttribute('href', head.canonical);
  return isOther;
}

function newTag(name: string, attributes: Record<string, string>): Element {
  const tag = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
  document.head.append(tag);
  return tag;
}
