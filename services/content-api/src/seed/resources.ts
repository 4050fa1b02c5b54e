import type { ResourceRecord } from '@annuity-lantern/content-store';

type OwnDocument = Pick<ResourceRecord, '_id' | 'title' | 'description' | 'category' | 'type'>;

/**
 * Our own documents, built by mfe-content (`mfe-content/resources`) and served by the gateway unchanged. The home page shows the first six.
 */
const documents: readonly OwnDocument[] = [
  {
    _id: 'annuity-fee-checklist',
    title: 'Annuity Fee Checklist',
    description: 'Every charge in a contract, where it hides, and what it costs in dollars.',
    category: 'fees',
    type: 'worksheet',
  },
  {
    _id: 'income-gap-worksheet',
    title: 'Income Gap Worksheet',
    description: 'What you must spend, and what is guaranteed. The difference is the question.',
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
    description: 'How long you can change your mind, usually 10 to 30 days, and how.',
    category: 'your-rights',
    type: 'guide',
  },
  {
    _id: 'social-security-claiming-ages',
    title: 'Social Security Claiming Ages',
    description: 'The official percentages from age 62 to 70, and what waiting is worth.',
    category: 'social-security',
    type: 'pdf',
  },
  {
    _id: 'how-income-riders-work',
    title: 'How Income Riders Work',
    description: 'Two sets of numbers, but only one is your money: a rider in dollars.',
    category: 'income-planning',
    type: 'guide',
  },
  {
    _id: 'comparing-three-offers',
    title: 'Comparing Three Offers',
    description: 'Twenty lines, three columns: guarantees, costs, and what if you leave.',
    category: 'comparing',
    type: 'worksheet',
  },
  {
    _id: 'red-flags-of-a-sales-meeting',
    title: 'Red Flags of a Sales Meeting',
    description: 'Eight sentences you may hear, what each can mean, and what to answer.',
    category: 'scams',
    type: 'fact-sheet',
  },
  {
    _id: 'exchange-checklist-1035',
    title: '1035 Exchange Checklist',
    description: 'Trading one annuity for another without tax today: rules, costs, questions.',
    category: 'taxes',
    type: 'pdf',
  },
  {
    _id: 'inflation-and-level-income',
    title: 'Inflation and Level Income',
    description: 'What a level $1,000 a month buys after 10, 20 and 30 years, and five answers.',
    category: 'income-planning',
    type: 'fact-sheet',
  },
  {
    _id: 'mygas-and-how-to-ladder-them',
    title: 'MYGAs and How to Ladder Them',
    description: 'One fixed rate for some years, a ladder of three contracts, and three traps.',
    category: 'product-types',
    type: 'guide',
  },
  {
    _id: 'required-minimum-distributions',
    title: 'Required Minimum Distributions and Annuities',
    description: 'When and how much you must take out, and what an annuity changes.',
    category: 'taxes',
    type: 'pdf',
  },
  {
    _id: 'reading-an-annuity-statement',
    title: 'Reading an Annuity Statement',
    description: 'An invented statement, line by line, and five yearly checks of your own.',
    category: 'contracts',
    type: 'guide',
  },
  {
    _id: 'asking-for-a-surrender-quote',
    title: 'Asking for a Surrender Quote',
    description: 'A phone script: what to say to your insurer, and how to check the sum.',
    category: 'contracts',
    type: 'pdf',
  },
  {
    _id: 'beneficiary-checklist',
    title: 'Beneficiary and Death Benefit Checklist',
    description: 'Who is named in each contract, what they get, and when to look again.',
    category: 'contracts',
    type: 'worksheet',
  },
  {
    _id: 'how-to-check-an-agent',
    title: 'How to Check an Agent',
    description: '15 minutes of checks before you tell anyone what you own.',
    category: 'your-rights',
    type: 'guide',
  },
];

export const resources: readonly ResourceRecord[] = documents.map((document, index) => ({
  ...document,
  downloadUrl: `/remotes/mfe-content/resources/${document._id}.${document.type === 'pdf' ? 'pdf' : 'html'}`,
  imageUrl: `/remotes/mfe-content/resources/thumbnails/${document._id}.webp`,
  downloadCount: 0,
  position: index + 1,
  sample: false,
}));
