import type { RouteRow } from '@annuity-lantern/contracts/route-manifest';
import { toolNames } from '@annuity-lantern/contracts/tools';
import { lastCorrectedOn } from '@annuity-lantern/site/corrections';
import privacyPolicy from '../content/legal/privacy-policy.mdx?legal';
import termsOfUse from '../content/legal/terms-of-use.mdx?legal';
import annuityTypesText from '../content/questions/annuity-types.md?questions';
import consultationText from '../content/questions/consultation.md?questions';
import { fronts, routeOf, typeIds } from './features/annuity-types/model/types.ts';
import { lessonAnchor } from './features/course/model/lesson-anchor.ts';
import { outline } from './features/course/model/outline.ts';
import { glossary } from './glossary/terms.ts';

const rows = [
  {
    id: 'home',
    path: '/',
    head: {
      title: 'Annuity Lantern: annuities in plain words',
      description:
        'Free education about annuities for people near or in retirement: calculators that show their working, resources to print, and a consultation without pressure.',
      keywords: ['annuities', 'annuity education', 'retirement income', 'annuity fees', 'surrender period', 'fixed index annuity', 'MYGA'],
    },
    updatedOn: '2026-11-29',
    indexable: true,
  },
  {
    id: 'tools',
    path: '/tools',
    head: {
      title: 'All Tools',
      description:
        'Every tool of this site by the question it answers: rates, monthly income, what your contract costs, how to cancel, what to do when a term ends.',
      keywords: ['annuity calculators', 'annuity tools', 'compare annuities', 'annuity contract check', 'retirement income'],
    },
    updatedOn: '2026-11-28',
    kind: 'collection',
    indexable: true,
  },
  {
    id: 'figures',
    path: '/about/figures',
    parent: 'about',
    head: {
      title: 'Where each figure comes from',
      description:
        'Every figure this site uses about itself and about annuities, with its wording, its source, its date, its owner and how far you can rely on it.',
      keywords: ['sources', 'claims', 'annuity statistics', 'annuity figures'],
    },
    updatedOn: '2026-11-29',
    indexable: true,
  },
  {
    id: 'consultation',
    path: '/consultation',
    head: {
      title: 'Schedule Your Consultation',
      description:
        'Ask for a free consultation about an annuity you own or are offered: 30 to 45 minutes with a licensed advisor, an insurance agent. No pressure.',
      keywords: ['annuity consultation', 'free annuity advice', 'annuity second opinion', 'retirement income advisor'],
    },
    updatedOn: '2026-11-28',
    kind: 'contact',
    questions: [...consultationText.questions],
    indexable: true,
  },
  {
    id: 'annuity-review',
    path: '/annuity-review',
    head: {
      title: 'Free Annuity Review',
      description:
        'Have an annuity you own looked at for free: contract terms, fees, performance, benefits, timing and future planning, in plain words and without obligation.',
      keywords: ['annuity review', 'annuity fees', 'surrender charge', 'income rider', 'annuity second opinion'],
    },
    updatedOn: '2026-11-29',
    indexable: true,
  },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    head: {
      title: 'Privacy Policy',
      description: 'What this site stores about you, why, who can read it, how long it is kept, and how to have it corrected or deleted.',
      keywords: ['privacy policy', 'personal data', 'data deletion'],
    },
    updatedOn: privacyPolicy.reviewedOn,
    indexable: true,
  },
  {
    id: 'terms-of-use',
    path: '/terms-of-use',
    head: {
      title: 'Terms of Use',
      description: 'What this site is and is not: education about annuities, examples instead of quotes, no advice, no rate reserved.',
      keywords: ['terms of use', 'annuity disclaimer', 'educational content'],
    },
    updatedOn: termsOfUse.reviewedOn,
    indexable: true,
  },
  {
    id: 'corrections',
    path: '/corrections',
    head: {
      title: 'Corrections',
      description:
        'What this site got wrong, since when, and what is right. Every correction and clarification stays on this list. Follow it in a feed reader.',
      keywords: ['corrections', 'clarifications', 'annuity education', 'errors'],
    },
    updatedOn: lastCorrectedOn,
    indexable: true,
  },
  {
    id: 'accessibility',
    path: '/accessibility',
    head: {
      title: 'Accessibility',
      description:
        'The standard this site follows, the browsers and settings we tried, what falls short, the oldest browser that works, and how to tell us of a barrier.',
      keywords: ['accessibility', 'WCAG 2.2', 'screen reader', 'large text'],
    },
    updatedOn: '2026-11-26',
    indexable: true,
  },
  {
    id: 'about',
    path: '/about',
    head: {
      title: 'About Us',
      description:
        'Who is behind this site, what we believe about safe money, how we work, and the network of advisors that pays for this site.',
      keywords: ['about us', 'safe money', 'annuity education', 'retirement income'],
    },
    updatedOn: '2026-11-28',
    kind: 'about',
    indexable: true,
  },
  {
    id: 'education',
    path: '/education',
    head: {
      title: 'Education Center',
      description:
        'Learn about annuities without being sold one: a ten-lesson course, a guide to the five types, a glossary, and recent articles.',
      keywords: ['annuity education', 'annuity course', 'annuity articles', 'retirement income education'],
    },
    updatedOn: '2026-11-21',
    kind: 'collection',
    indexable: true,
  },
  {
    id: 'fia-mastery',
    path: '/education/fia-mastery',
    parent: 'education',
    head: {
      title: 'FIA Mastery: Principal Protection with Growth',
      description:
        'A free course on fixed index annuities in ten lessons and 2.5 hours: caps, participation, spreads, riders, surrender periods, with examples and quizzes.',
      keywords: ['fixed index annuity course', 'cap rate', 'participation rate', 'income rider', 'surrender period'],
    },
    updatedOn: '2026-11-28',
    kind: 'course',
    parts: outline.map(({ id, title, minutes }) => ({ name: title, minutes, anchor: lessonAnchor(id) })),
    indexable: true,
  },
  {
    id: 'my-request',
    path: '/my-request',
    head: {
      title: 'My Request',
      description: 'See the request that you sent us, correct it, change when we call, or take back a consent. A code by email opens it.',
      keywords: ['my request', 'correct a request', 'take back consent'],
    },
    indexable: false,
  },
  {
    id: 'course-worksheet',
    path: '/education/fia-mastery/worksheet',
    parent: 'fia-mastery',
    head: {
      title: 'Comparison Worksheet',
      description:
        'A page to print and fill in: compare up to three fixed index annuities, term by term, before you talk to anyone about them.',
      keywords: ['annuity comparison worksheet', 'fixed index annuity', 'print'],
    },
    indexable: false,
  },
  {
    id: 'course-certificate',
    path: '/education/fia-mastery/certificate',
    parent: 'fia-mastery',
    head: {
      title: 'Certificate of Completion',
      description: 'Your certificate for the course on fixed index annuities, made in your browser from the lessons you have completed.',
      keywords: ['certificate', 'fixed index annuity course', 'completion'],
    },
    indexable: false,
  },
  {
    id: 'course-materials',
    path: '/education/fia-mastery/materials',
    parent: 'fia-mastery',
    head: {
      title: 'All Course Materials',
      description: 'Everything of the course in one document to print or save: ten lessons, the quizzes, the worksheet and the glossary.',
      keywords: ['course materials', 'fixed index annuity course', 'print'],
    },
    indexable: false,
  },
  {
    id: 'annuity-types',
    path: '/education/annuity-types',
    parent: 'education',
    head: {
      title: 'Guide to Annuity Types',
      description:
        'The five main types of annuity side by side, in plain words: what you get, what happens if markets fall, how you get your money out, and what each costs.',
      keywords: ['types of annuities', 'immediate annuity', 'deferred income annuity', 'MYGA', 'fixed index annuity', 'variable annuity'],
    },
    questions: [...annuityTypesText.questions],
    updatedOn: '2026-11-26',
    kind: 'article',
    indexable: true,
  },
  ...typeIds.map((id) => {
    const { title, description, keywords, reviewedOn } = fronts[id];
    return {
      id: routeOf(id),
      path: `/education/annuity-types/${id}`,
      parent: 'annuity-types',
      head: { title, description, keywords },
      updatedOn: reviewedOn,
      kind: 'article',
      indexable: true,
    } as const;
  }),
  {
    id: 'glossary',
    path: '/education/glossary',
    parent: 'education',
    head: {
      title: 'Annuity Glossary',
      description:
        'The words of annuity contracts in plain English, from accumulation value to withdrawal charge, each in two or three sentences.',
      keywords: ['annuity glossary', 'annuity terms', 'surrender charge', 'cap rate', 'income base'],
    },
    updatedOn: '2026-11-28',
    kind: 'glossary',
    parts: Object.entries(glossary).map(([anchor, { term }]) => ({ name: term, anchor })),
    indexable: true,
  },
  {
    id: 'resources',
    path: '/resources',
    head: {
      title: 'Resource Center',
      description:
        'Guides, worksheets and fact sheets about annuities to read, print and bring along. Search by title or topic, filter by category and type.',
      keywords: ['annuity worksheets', 'annuity guides', 'annuity checklist', 'retirement worksheets'],
    },
    updatedOn: '2026-11-28',
    kind: 'collection',
    indexable: true,
  },
  {
    id: 'annuity-alert',
    path: '/annuity-alert',
    head: {
      title: 'Annuity Alert: what “8% guaranteed” means',
      description:
        'Why an income base that grows 8% a year does not earn you 8%, the red flags of a bad annuity, what fees cost in dollars, and how to protect yourself.',
      keywords: ['annuity warning', '8% guaranteed annuity', 'roll-up rate', 'income base', 'annuity fees'],
    },
    updatedOn: '2026-11-28',
    kind: 'article',
    indexable: true,
  },
  {
    id: 'free-look',
    path: '/annuity-alert/free-look',
    parent: 'annuity-alert',
    head: {
      title: toolNames['free-look'],
      description:
        'Changed your mind about an annuity? Count the days of your free look, put the last day in your calendar, and print the letter that cancels it.',
      keywords: ['free look period', 'cancel annuity', 'annuity cancellation letter'],
    },
    updatedOn: '2026-11-28',
    indexable: true,
  },
  {
    id: 'renewal-window',
    path: '/renewal-window',
    head: {
      title: 'Renewal guide: when your annuity’s term ends',
      description:
        'Your annuity’s term is ending? See when the renewal window opens and closes, what to ask, what to do in order, and put the days in your calendar.',
      keywords: ['annuity renewal window', 'MYGA maturity', 'annuity term ends', '1035 exchange'],
    },
    updatedOn: '2026-11-28',
    indexable: true,
  },
  {
    id: 'inherited-annuity',
    path: '/inherited-annuity',
    head: {
      title: 'Inherited annuity guide: options and deadlines',
      description:
        'You inherited an annuity? Answer three questions to see your choices and deadlines, for a spouse, another person, a trust or an estate, and by the kind of account.',
      keywords: ['inherited annuity', 'annuity beneficiary options', 'ten-year rule', 'five-year rule', 'inherited IRA annuity'],
    },
    updatedOn: '2026-11-28',
    indexable: true,
  },
  {
    id: 'reminders',
    path: '/reminders',
    head: {
      title: 'Your reminder by email',
      description: 'Start, keep or stop a reminder that you asked us to send by email.',
      keywords: ['reminder', 'email', 'stop'],
    },
    indexable: false,
  },
  {
    id: 'for-advisors',
    path: '/for-advisors',
    head: {
      title: 'For Financial Advisors',
      description:
        'For financial advisors: the network, certification and professional tools, and what we expect of anyone who answers a visitor’s request.',
      keywords: ['financial advisors', 'annuity advisor network', 'advisor certification'],
    },
    updatedOn: '2026-11-28',
    indexable: true,
  },
] as const satisfies readonly RouteRow[];

type Row = (typeof rows)[number];
/** Pages that search engines see. They are drawn on the server too. */
type IndexableRow = Extract<Row, { readonly indexable: true }>;

export type RouteId = Row['id'];
export type IndexableId = IndexableRow['id'];
export type IndexablePath = IndexableRow['path'];

/** The pages of this remote. Data only: the build turns it into `route-manifest.json`. */
export const routes: readonly RouteRow[] = rows;

declare module '@annuity-lantern/contracts/routes' {
  interface SiteRoutes extends Record<RouteId, true> {}
}
