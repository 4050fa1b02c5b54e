import { describe, expect, it } from 'vitest';
import { cleanArticle } from './clean-article.ts';

const article = { title: 'A title', link: 'https://www.example.com/a', description: 'Words.' };

describe('cleanArticle', () => {
  it('names the host without www', () => {
    expect(cleanArticle(article).host).toBe('example.com');
  });

  it.each([
    [undefined, 'SafeMoney'],
    ['', 'SafeMoney'],
    ['  ', 'SafeMoney'],
    ['<![CDATA[]]>', 'SafeMoney'],
    ['<![CDATA[Retirement]]>', 'Retirement'],
    ['<![CDATA[ Income & taxes ]]>', 'Income & taxes'],
    ['Annuities', 'Annuities'],
  ])('the category %j is %j', (category, shown) => {
    expect(cleanArticle(category === undefined ? article : { ...article, category }).category).toBe(shown);
  });

  it.each([
    ['Don&#8217;t sign &#x2014; yet', 'Dont sign yet'],
    ['Fees &amp; charges&hellip;', 'Fees charges'],
    ['two&nbsp;words&#160;here&#xA0;now', 'two words here now'],
    ['AT&T pays; you & I', 'AT&T pays; you & I'],
    ['&amp;lt;script&amp;gt;', 'lt;scriptgt;'],
  ])('the description %j is %j', (description, shown) => {
    expect(cleanArticle({ ...article, description }).description).toBe(shown);
  });

  it('has a date only when it can be read', () => {
    expect(cleanArticle({ ...article, pubDate: '2026-11-05T12:00:00Z' }).published?.toISOString()).toBe('2026-11-05T12:00:00.000Z');
    expect(cleanArticle({ ...article, pubDate: 'soon' })).not.toHaveProperty('published');
    expect(cleanArticle(article)).not.toHaveProperty('published');
  });

  it('has a title in any case, so that its link has a name', () => {
    expect(cleanArticle({ ...article, title: ' ' }).title).toBe('An article of example.com');
  });
});

it.each([
  ['2026-02-03T23:30:00Z', undefined, '2026-02-03'],
  ['2026-02-04T04:30:00Z', '2026-02-03', '2026-02-03'],
])('shows the day of the feed for %s', (pubDate, day, shown) => {
  expect(cleanArticle({ title: 'A', link: 'https://a.example', description: '', pubDate, ...(day && { day }) }).day).toBe(shown);
});
