import { useNavigation } from '@annuity-lantern/host-kit';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annuityReviewForm } from '../model/request-form-kind.ts';
import { fakeIntake } from '../testing/fake-intake.ts';
import { arriveAt, field, open } from '../testing/open-form.tsx';
import { landing } from './use-land-on-form.ts';

const myga = '?carrier=Northmere+Life&product=SteadyTerm+5&type=MYGA&rate=5.30&term=5+years&minimum=10000&rating=A';
const sentence = 'Product Interest: Northmere Life SteadyTerm 5 (MYGA), 5.30%, 5 years, $10,000 minimum, rating A';
const card = (name = 'SteadyTerm 5') => screen.queryByRole('region', { name });
const facts = () => [...(card()?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  fakeIntake();
  arriveAt('');
  landing.done = true;
  useNavigation.setState({ navigate: (href) => arriveAt(new URL(href, 'https://example.org').search) });
});
afterEach(() => void vi.unstubAllGlobals());

it('shows the product in the address above the form, and says that no rate is reserved', () => {
  arriveAt(myga);
  open();
  expect(card()?.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(card()?.textContent).toContain('Northmere Life, MYGA');
  expect(facts()).toEqual(['Guaranteed Rate5.30%', 'Term5 years', 'Minimum premium$10,000', 'RatingA']);
  expect(card()?.textContent).toContain('No rate is reserved. An advisor will confirm today’s rate.');
});

it('calls the rate of an index annuity a cap, and says that it is not guaranteed', () => {
  arriveAt(myga.replace('MYGA', 'FIA'));
  open();
  expect(facts()[0]).toBe('Cap Rateup to 5.30%');
  expect(card()?.textContent).toContain('The most a year can earn. Not guaranteed.');
});

it.each(['constructor', 'VA', ''])('calls the rate of another type just a rate: "%s"', (type) => {
  arriveAt(myga.replace('MYGA', type));
  open();
  expect(facts()[0]).toBe('Rate5.30%');
});

it.each(['', '?carrier=Northmere+Life', '?product=SteadyTerm+5'])('is not there unless insurer and product are named: "%s"', (search) => {
  arriveAt(search);
  open();
  expect(screen.queryByRole('button', { name: 'Remove this product' })).toBeNull();
});

it('is not above the form for a review', () => {
  arriveAt(myga, '/annuity-review');
  open({ form: annuityReviewForm });
  expect(card()).toBeNull();
});

it('shows values of a hostile link as text, cut to a length', () => {
  arriveAt(`?carrier=<b>C</b>&product=<img src=x>&type=${'T'.repeat(500)}&term=${'9'.repeat(500)}&rating=${'A'.repeat(500)}`);
  open();
  const shown = card('<img src=x>');
  expect(shown?.querySelector('img, b')).toBeNull();
  expect(shown?.textContent).toContain('<b>C</b>');
  expect(shown?.textContent?.length).toBeLessThan(300);
});

describe('removed', () => {
  it('disappears from page, address and answer, and focus moves to the heading', () => {
    arriveAt(myga);
    open();
    expect(field('Primary concern').value).toBe(sentence);
    press('Remove this product');
    expect(card()).toBeNull();
    expect(useNavigation.getState().place.search).toBe('');
    expect(field('Primary concern').value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Request your consultation' }));
  });

  it('keeps a sentence that the visitor has changed', () => {
    arriveAt(myga);
    open();
    fireEvent.change(field('Primary concern'), { target: { value: `${sentence} Is it any good?` } });
    press('Remove this product');
    expect(field('Primary concern').value).toBe(`${sentence} Is it any good?`);
  });
});

it('offers once to name the product if the visitor’s words do not', () => {
  arriveAt(myga);
  open();
  expect(screen.queryByRole('button', { name: 'Add it to my words' })).toBeNull();
  fireEvent.change(field('Primary concern'), { target: { value: 'Is it safe?' } });
  press('Add it to my words');
  expect(field('Primary concern').value).toBe(`Is it safe?\n${sentence}`);
  expect(document.activeElement).toBe(field('Primary concern'));
  expect(screen.queryByRole('button', { name: 'Add it to my words' })).toBeNull();
});
