import { headOf } from '@annuity-lantern/contracts/head';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyHead } from './apply-head.ts';

const context = { productName: 'Annuity Lantern', publicOrigin: 'https://www.example.com', indexing: true };
const route = (title: string, path: string) => ({ path, indexable: true, head: { title, description: `About ${title}`, keywords: ['a'] } });

function contents(selector: string): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(tag.localName === 'link' ? 'href' : 'content'));
}

beforeEach(() => {
  document.head.innerHTML =
    '<title>Served</title><meta name="description" content="served"><link rel="canonical" href="https://www.example.com/">';
});

describe('applyHead', () => {
  it('changes the served tags in place instead of adding seconds', () => {
    applyHead(headOf(route('Calculator', '/retirement-calculator'), context));
    applyHead(headOf(route('Privacy', '/privacy-policy'), context));
    expect(document.title).toBe('Privacy | Annuity Lantern');
    expect(contents('meta[name="description"]')).toEqual(['About Privacy']);
    expect(contents('link[rel="canonical"]')).toEqual(['https://www.example.com/privacy-policy']);
    expect(contents('meta[property="og:title"]')).toEqual(['Privacy | Annuity Lantern']);
    expect(contents('meta[name="robots"]')).toEqual(['index, follow']);
  });

  it('leaves no canonical link on a page that is not there, and asks for it back afterwards', () => {
    applyHead(headOf(null, context));
    expect(contents('link[rel="canonical"]')).toEqual([]);
    expect(contents('meta[name="robots"]')).toEqual(['noindex, nofollow']);
    applyHead(headOf(route('Home', '/'), context));
    expect(contents('link[rel="canonical"]')).toEqual(['https://www.example.com/']);
  });

  it('takes out what was said of the served page when a visitor moves on, and leaves it there until then', () => {
    document.head.innerHTML +=
      '<meta property="og:image" content="served.png"><meta property="og:image:width" content="1200"><script type="application/ld+json">{}</script>';
    applyHead(headOf(route('Home', '/'), context));
    expect(document.head.querySelectorAll('[property^="og:image"], script')).toHaveLength(3);
    applyHead(headOf(route('Calculator', '/retirement-calculator'), context));
    expect(document.head.querySelectorAll('[property^="og:image"], script')).toHaveLength(0);
    expect(contents('meta[property="og:title"]')).toEqual(['Calculator | Annuity Lantern']);
  });
});
