import type { ResourceRecord } from '@annuity-lantern/content-store';

type OwnDocument = Pick<ResourceRecord, '_id' | 'title' | 'description' | 'category' | 'type'>;

/** Six documents of our own: `mfe-content/resources/<id>.html`, one print style sheet, served by the gateway as they are. */
const documents: readonly OwnDocument[] = [
  {
    _id: 'annuity-fee-checklist',
    title: 'Annuity Fee Checklist',
    description: 'Every charge a contract can carry, where it hides, and what it costs you in dollars.',
    category: 'fees',
    type: 'worksheet',
  },
  {
    _id: 'income-gap-worksheet',
    title: 'Income Gap Worksheet',
    description: 'Add up what you must spend and what is guaranteed. The difference is the question.',
    category: 'income-planning',
    type: 'worksheet',
  },
  {
    _id: 'how-to-read-a-surrender-schedule',
    title: 'How to Read a Surrender Schedule',
    description: 'Year by year: what leaving costs, and when it stops costing.',
    category: 'contracts',
    type: 'guide',
  },
  {
    _id: 'fixed-index-annuities-on-one-page',
    title: 'Fixed Index Annuities on One Page',
    description: 'Caps, participation, spreads, and the 0% year.',
    category: 'product-types',
    type: 'fact-sheet',
  },
  {
    _id: 'questions-to-ask-before-you-sign',
    title: 'Questions to Ask Before You Sign',
    description: 'Eleven questions, with room for the answers and a signature.',
    category: 'contracts',
    type: 'worksheet',
  },
  {
    _id: 'the-free-look-period',
    title: 'The Free-Look Period',
    description: '10 to 30 days to change your mind, and how to use them.',
    category: 'your-rights',
    type: 'guide',
  },
];

export const resources: readonly ResourceRecord[] = documents.map((document, index) => ({
  ...document,
  downloadUrl: `/remotes/mfe-content/resources/${document._id}.html`,
  downloadCount: 0,
  position: index + 1,
  sample: false,
}));
