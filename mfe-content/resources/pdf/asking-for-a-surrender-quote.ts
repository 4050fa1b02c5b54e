import type { PdfDocumentSource } from '../build/pdf-document.ts';

export const askingForASurrenderQuote: PdfDocumentSource = {
  id: 'asking-for-a-surrender-quote',
  title: 'Asking for a Surrender Quote',
  lead: 'A phone script: what to say to your insurer, what to write down, and what to answer when you are passed on to someone who sells.',
  keywords: ['surrender quote', 'phone script', 'surrender charge'],
  blocks: [
    {
      kind: 'key',
      words: ['Asking costs nothing and changes nothing.', 'A quote is not a surrender. You do not have to say why you ask.'],
    },
    { kind: 'heading', text: 'Have ready' },
    {
      kind: 'list',
      marker: 'tick',
      items: [
        'The contract or the last statement, with the contract number',
        'The service number of the insurer from the contract or statement, not from an advertisement, a letter or a caller',
        'A pen, and somebody to listen along if you like',
      ],
    },
    {
      kind: 'table',
      caption: 'So that you can prove it later',
      columns: ['Your call', 'Write here'],
      widths: [1, 1.7],
      rows: [
        ['Insurer and number called', ''],
        ['Contract number', ''],
        ['Date and time', ''],
        ['Name of the person', ''],
        ['Reference number of the call', ''],
      ],
    },
    { kind: 'heading', text: 'Say this' },
    {
      kind: 'text',
      words:
        '“Hello. My name is (your name), and my contract number is (the number). I would like a surrender quote as of today. I am not surrendering the contract. Please read me the figures and send them to me in writing.”',
    },
    { kind: 'heading', text: 'Ask, and write down' },
    {
      kind: 'ask',
      lines: 1,
      items: [
        'What is the contract value today?',
        'How much is the surrender charge, in percent and in dollars? Of what is it taken?',
        'Is there a market value adjustment today? Plus or minus how many dollars?',
        'Would a bonus be taken back? How much?',
        'Are there other fees, or tax that you would withhold?',
        'So what would I receive, in dollars?',
        'On which day does the surrender charge become lower? When does it end?',
        'How much may I take this year without a charge?',
        'If it has an income rider: what is the income base, and what income for life could start today?',
        'What would my beneficiary receive if I died today?',
        'How much of it would be taxable gain?',
      ],
    },
    { kind: 'heading', text: 'Check it yourself' },
    {
      kind: 'table',
      caption: 'An example with invented figures. Yours should add up in the same way.',
      columns: ['Step', 'Example', 'Mine'],
      widths: [2.6, 1.2, 1.4],
      numbersFrom: 1,
      rows: [
        ['Contract value', '$82,000', ''],
        ['Surrender charge, 5%', '−$4,100', ''],
        ['Market value adjustment', '−$900', ''],
        ['Bonus taken back', '−$1,500', ''],
        ['You would receive', '$75,500', ''],
      ],
    },
    { kind: 'heading', text: 'If you are passed on to somebody who sells' },
    {
      kind: 'list',
      marker: 'bullet',
      items: [
        '“Thank you, I only want the figures today.”',
        '“Please put any offer in writing. I will read it.”',
        '“I do not decide on the phone.”',
      ],
    },
    { kind: 'heading', text: 'Before you hang up' },
    {
      kind: 'text',
      words:
        '“Please repeat the reference number of this call. When will the letter be sent? How long does the quote hold?” If the letter says something else than you heard, call again and name the reference number.',
    },
    {
      kind: 'text',
      words:
        'Someone called you and asks for your contract number, your Social Security number or a code? Hang up, and call the insurer yourself with the number on your contract.',
    },
  ],
};
