import { readConsultationQuery } from '@annuity-lantern/contracts/links';
import { describe, expect, it } from 'vitest';
import { chosenProduct, unreadProduct } from './chosen-product.ts';
import { prefillSentence } from './prefill-sentence.ts';

function sentenceOf(search: string): string | undefined {
  const product = chosenProduct(readConsultationQuery(search));
  return product && prefillSentence(product);
}

describe('prefillSentence', () => {
  it('names everything that the address carries', () => {
    expect(sentenceOf('?carrier=Northmere+Life&product=SteadyTerm+5&type=MYGA&rate=5.3&term=5+years&minimum=10000&rating=A')).toBe(
      'Product Interest: Northmere Life SteadyTerm 5 (MYGA), 5.30%, 5 years, $10,000 minimum, rating A',
    );
  });

  it('is short when only carrier and product are given', () => {
    expect(sentenceOf('?carrier=Northmere+Life&product=SteadyTerm+5')).toBe('Product Interest: Northmere Life SteadyTerm 5');
  });

  it.each(['', '?carrier=Northmere+Life', '?product=SteadyTerm+5', '?carrier=&product=SteadyTerm+5', '?type=MYGA&rate=5.3'])(
    'says nothing unless carrier and product are both there: "%s"',
    (search) => {
      expect(sentenceOf(search)).toBeUndefined();
    },
  );

  it('reads figures as people write them, and drops other text', () => {
    expect(sentenceOf('?carrier=C&product=P&rate=5.25%25&minimum=$25,000&term=1')).toBe(
      'Product Interest: C P, 5.25%, 1 year, $25,000 minimum',
    );
    expect(sentenceOf('?carrier=C&product=P&rate=soon&minimum=call+us&term=7')).toBe('Product Interest: C P, 7 years');
    expect(sentenceOf(`?carrier=C&product=P&rate=5${'0'.repeat(40)}`)).toBe('Product Interest: C P');
  });

  it('drops characters that turn the direction of text', () => {
    expect(sentenceOf('?carrier=A%E2%80%AEB&product=P')).toBe('Product Interest: A B P');
  });
});

it.each([
  ['?carrier=Alder', ['carrier=Alder']],
  ['?product=Steady+5&rate=5', ['product=Steady 5']],
  ['?carrier=Alder&product=Steady+5&rate=high&minimum=10000', ['rate=high']],
  ['?carrier=Alder&product=Steady+5&rate=5.30', []],
  ['', []],
])('names what the page does not show of %s', (search, unread) => {
  expect(unreadProduct(readConsultationQuery(search))).toEqual(unread);
});
