import type { PageHead } from '@annuity-lantern/contracts/head';

/** Changes the served tags in place: a second title or canonical link would leave the first one standing. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  for (const { attribute, key, content } of head.metas) {
    const tag = document.head.querySelector(`meta[${attribute}="${key}"]`) ?? newTag('meta', { [attribute]: key });
    tag.setAttribute('content', content);
  }
  const canonical = document.head.querySelector('link[rel="canonical"]');
  if (head.canonical === null) canonical?.remove();
  else (canonical ?? newTag('link', { rel: 'canonical' })).setAttribute('href', head.canonical);
}

function newTag(name: string, attributes: Record<string, string>): Element {
  const tag = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
  document.head.append(tag);
  return tag;
}
