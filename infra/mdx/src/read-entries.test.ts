import { expect, it } from 'vitest';
import { readGlossary, readQuestions } from './read-entries.ts';

const front = ['---', 'title: Words', 'reviewedOn: 2026-11-24', '---', ''];
const withSource = front.toSpliced(3, 0, 'sources: [{ name: A guide }]');
const glossary = (...lines: readonly string[]) => readGlossary('glossary.md', [...withSource, ...lines].join('\n'));
const questions = (...lines: readonly string[]) => readQuestions('questions.md', [...front, ...lines].join('\n'));

it('reads a term with its definition, other names and the terms that lead on', () => {
  const { terms } = glossary(
    '## Cap rate [#cap-rate]',
    '',
    'The most in one year. At {{leaving.charge}} it is 6%.',
    '',
    'Abbreviation: CR',
    'Also called: cap',
    'See also: spread, index',
  );
  expect(terms).toEqual({
    'cap-rate': {
      term: 'Cap rate',
      abbreviation: 'CR',
      alsoCalled: 'cap',
      definition: 'The most in one year. At 6% it is 6%.',
      seeAlso: ['spread', 'index'],
    },
  });
});

it('reads questions with their answers', () => {
  expect(questions('## Is it safe?', '', 'Not in', 'every way.', '', '## Who pays?', '', 'The insurer.')).toMatchObject({
    title: 'Words',
    questions: [
      { question: 'Is it safe?', answer: 'Not in every way.' },
      { question: 'Who pays?', answer: 'The insurer.' },
    ],
  });
});

it.each([
  ['a term without an anchor', () => glossary('## Cap rate', '', 'The most.'), 'glossary.md:7: a term is a heading such as'],
  ['an entry without words', () => questions('## Is it safe?', '', '## Who pays?', '', 'We.'), 'questions.md:6: nothing stands below'],
  ['words above the first heading', () => questions('Words.'), 'questions.md:6: words before the first'],
  ['a glossary without sources', () => readGlossary('glossary.md', front.join('\n')), 'glossary.md: in the front matter, sources'],
  ['an unknown figure', () => questions('## Q?', '', 'It is {{nothing}}.'), 'questions.md:8: no figure is named "nothing"'],
  [
    'a definition that is missing',
    () => glossary('## Cap rate [#cap-rate]', '', 'Also called: cap'),
    'glossary.md:7: "Cap rate" has no definition',
  ],
])('refuses %s', (_what, read, words) => {
  expect(read).toThrow(words);
});
