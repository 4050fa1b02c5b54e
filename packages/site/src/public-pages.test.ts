import { expect, it } from 'vitest';
import { sayOutsidePage } from './public-pages.ts';
import { sampleSite } from './sample.ts';

const { advisorDirectory, certification, contact, professionalLogin } = sampleSite.links;

it.each([advisorDirectory, certification, contact, professionalLogin])('says what $label is for', (page) => {
  expect(sayOutsidePage(page)).toMatch(
    new RegExp(`^${page.label} is where [^.]+\\.(?: [^.]+\\.)? The network has no page of its own for this yet\\.$`),
  );
});

it('says of any other page of others only that the network has none', () => {
  expect(sayOutsidePage({ url: 'https://example.org/', label: 'Example' })).toBe('The network has no page of its own for this yet.');
});

it('says nothing of a page of the operator', () => {
  expect(sayOutsidePage({ ...contact, ours: true })).toBe('');
});

it('says that BrokerCheck lacks agents who sell only insurance, and who to ask first', () => {
  expect(sayOutsidePage(advisorDirectory)).toContain(
    'It doesn’t list agents who sell only insurance: ask your state’s insurance department first.',
  );
});
