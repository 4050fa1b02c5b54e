import { expect, it } from 'vitest';
import { sayOutsidePage } from './public-pages.ts';
import { sampleSite } from './sample.ts';

const { advisorDirectory, certification, contact, professionalLogin } = sampleSite.links;

it.each([advisorDirectory, certification, contact, professionalLogin])('says what $label is for', (page) => {
  expect(sayOutsidePage(page)).toMatch(new RegExp(`^${page.label} is where [^.]+\\.(?: [^.]+\\.)?$`));
});

it('says nothing of a page of the operator, nor of one that it does not know', () => {
  expect(sayOutsidePage({ ...contact, ours: true })).toBe('');
  expect(sayOutsidePage({ url: 'https://example.org/', label: 'Example' })).toBe('');
});

it('says that BrokerCheck lacks agents who sell only insurance, and who to ask first', () => {
  expect(sayOutsidePage(advisorDirectory)).toContain(
    'It doesn’t list agents who sell only insurance: ask your state’s insurance department first.',
  );
});
