import type { PdfDocumentSource } from '../build/pdf-document.ts';

export const exchangeChecklist1035: PdfDocumentSource = {
  id: 'exchange-checklist-1035',
  title: '1035 Exchange Checklist',
  lead: 'Trading one annuity for another without paying tax today: what the rule allows, what it costs, and what to ask first.',
  keywords: ['1035 exchange', 'replacement', 'surrender charge', 'annuity'],
  blocks: [
    { kind: 'heading', text: 'What a 1035 exchange is' },
    {
      kind: 'text',
      words:
        'Section 1035 of the tax code lets you move money straight from one contract to another. You owe no income tax at that moment. The gain is not forgiven: it moves along and is taxed when you take it out.',
    },
    {
      kind: 'table',
      caption: 'What may be exchanged without tax',
      columns: ['From', 'To', 'Allowed?'],
      widths: [2.4, 2.6, 1],
      rows: [
        ['Annuity', 'Annuity', 'Yes'],
        ['Annuity', 'Qualified long-term care insurance', 'Yes'],
        ['Life insurance', 'Annuity', 'Yes'],
        ['Annuity', 'Life insurance', 'No'],
      ],
    },
    {
      kind: 'key',
      words: [
        'The tax rule does not make it a good trade.',
        'You can save the tax and still lose to a surrender charge, a lost bonus, or a new charge that starts over.',
      ],
    },
    { kind: 'heading', text: 'The arithmetic first' },
    {
      kind: 'text',
      words:
        'Example: a contract value of $100,000, a surrender charge of 6%, a new contract with a bonus of 5%. What moves is $94,000. With the bonus it is $98,700. The bonus has not even paid for leaving, and a new schedule of charges begins.',
    },
    {
      kind: 'table',
      caption: 'Fill in from written quotes, not from memory',
      columns: ['To compare', 'The one I have', 'The one I am offered'],
      widths: [2.6, 1.7, 1.7],
      rows: [
        ['What I would receive today', '', ''],
        ['Guaranteed minimum rate', '', ''],
        ['All yearly charges, in dollars', '', ''],
        ['Last year with a surrender charge', '', ''],
        ['Guaranteed income a year, from age ___', '', ''],
        ['What my heirs receive next year', '', ''],
      ],
    },
    { kind: 'heading', text: 'Before you sign anything' },
    {
      kind: 'list',
      marker: 'tick',
      items: [
        'I have a surrender quote from my present insurer, in writing, with charge, market value adjustment and bonus recapture shown apart.',
        'I know what I give up: a higher guaranteed minimum, an income base, a death benefit. Older contracts can have guarantees that nobody sells now.',
        'The seller has given me the replacement notice of my state and has written down why the change is better for me.',
        'The seller has told me what they are paid if I change, and if I do not.',
        'I have asked my present insurer what it can offer me if I stay.',
      ],
    },
    { kind: 'heading', text: 'So that it stays free of tax' },
    {
      kind: 'list',
      marker: 'tick',
      items: [
        ['Straight from insurer to insurer.', 'If the check is made out to you, it is a withdrawal and can be taxed.'],
        ['The same owner.', 'The owner of the new contract has to be the owner of the old one.'],
        ['The new contract first.', 'Do not give up the old one before the new one has been accepted in writing.'],
        [
          'Part of a contract?',
          'An exchange of a part can count as free of tax if nothing is withdrawn from either contract in the 180 days after it. Payments for life or for 10 years or more do not count as withdrawals here.',
        ],
        ['Money in an IRA or another retirement plan?', 'Then it is not a 1035 exchange. Ask for a transfer from trustee to trustee.'],
        [
          'Keep the papers.',
          'You will get a Form 1099-R with code 6. Report it as it says. What you paid in, your cost basis, moves along: keep the record.',
        ],
      ],
    },
    {
      kind: 'small',
      words:
        'Sources: Internal Revenue Code section 1035; IRS Revenue Procedure 2011-38 (exchange of a part); IRS instructions for Form 1099-R. Ask a tax adviser about your own case.',
    },
  ],
};
