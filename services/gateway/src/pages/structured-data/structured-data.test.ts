import type { RouteRow } from '@annuity-lantern/contracts/route-manifest';
import type { HostData } from '@annuity-lantern/host-kit';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { expect, test } from 'vitest';
import { row } from '../../../test/write-builds.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://www.example.org';
const image = `${origin}/picture.png`;
const of = (id: string, path: string, more: Partial<RouteRow> = {}) => ({ ...row(id, path, more), remote: 'mfe-content' });
const home = of('home', '/');
const education = of('education', '/education', { kind: 'collection' });
const course = of('course', '/education/course', {
  parent: 'education',
  kind: 'course',
  parts: [
    { name: 'Caps', minutes: 90, anchor: 'caps' },
    { name: 'Spreads', minutes: 60 },
  ],
});
const host: HostData = {
  routes: [home, education, course],
  site: { ...samplePublicSite, hours: { ...samplePublicSite.hours, days: ['Monday'] }, showSamples: false },
  publicOrigin: origin,
  indexing: true,
  analytics: false,
};

function nodes(route: Parameters<typeof structuredData>[0]): Record<string, unknown>[] {
  return JSON.parse(JSON.stringify(structuredData(route, host, image)))['@graph'];
}

function nodeOf(route: Parameters<typeof structuredData>[0], type: string) {
  return nodes(route).find((node) => node['@type'] === type);
}

const typesOf = (route: Parameters<typeof structuredData>[0]) => nodes(route).map((node) => node['@type']);

test('describes the home page as a page of the site, with its date and without breadcrumbs', () => {
  expect(typesOf(home)).toEqual(['FinancialService', 'WebSite', 'WebPage']);
  expect(nodeOf(home, 'WebPage')).toMatchObject({
    url: `${origin}/`,
    name: 'Title of home',
    dateModified: '2026-11-21',
    isPartOf: { '@id': `${origin}/#website` },
    publisher: { '@id': `${origin}/#organization` },
    primaryImageOfPage: { url: image },
  });
});

test('lists breadcrumbs from the home page down to the page, each with its address', () => {
  expect(nodeOf(course, 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Title of education', item: `${origin}/education` },
    { '@type': 'ListItem', position: 3, name: 'Title of course', item: `${origin}/education/course` },
  ]);
  expect(nodeOf(course, 'WebPage')?.breadcrumb).toEqual({ '@id': `${origin}/education/course#breadcrumbs` });
});

test('describes a course with its lessons, their length and that it is free', () => {
  expect(nodeOf(course, 'Course')).toMatchObject({
    provider: { '@id': `${origin}/#organization` },
    offers: { price: '0', category: 'Free' },
    hasCourseInstance: { courseMode: 'online', courseWorkload: 'PT2H30M' },
    hasPart: [
      { position: 1, name: 'Caps', timeRequired: 'PT1H30M', url: `${origin}/education/course#caps` },
      { position: 2, name: 'Spreads', timeRequired: 'PT1H' },
    ],
  });
});

test('describes a glossary with its terms, and an article with its author', () => {
  const glossary = of('glossary', '/glossary', { kind: 'glossary', parts: [{ name: 'Cap rate', anchor: 'cap-rate' }] });
  expect(nodeOf(glossary, 'DefinedTermSet')?.hasDefinedTerm).toEqual([
    { '@type': 'DefinedTerm', name: 'Cap rate', url: `${origin}/glossary#cap-rate` },
  ]);
  expect(nodeOf(of('alert', '/alert', { kind: 'article' }), 'Article')).toMatchObject({
    headline: 'Title of alert',
    author: { '@id': `${origin}/#organization` },
    dateModified: '2026-11-21',
    image,
  });
});

test('makes a page that answers questions an FAQPage, and takes the type of other pages from their row', () => {
  const questions = [{ question: 'Is it free?', answer: 'Yes.' }];
  expect(nodeOf(of('contact', '/contact', { kind: 'contact', questions }), 'FAQPage')?.mainEntity).toEqual([
    { '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
  ]);
  expect(typesOf(education)).toContain('CollectionPage');
});

test('omits days that schema.org does not know', () => {
  expect(nodeOf(home, 'FinancialService')?.openingHoursSpecification).toMatchObject({ dayOfWeek: ['Monday'] });
});

test('names only the operator on a page that is not indexed', () => {
  expect(typesOf(of('staff', '/staff', { indexable: false }))).toEqual(['FinancialService']);
  expect(typesOf(null)).toEqual(['FinancialService']);
});
