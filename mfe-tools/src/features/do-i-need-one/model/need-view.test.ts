import { expect, it } from 'vitest';
import { needView, sayInShort } from './need-view.ts';
import { type Answers, exampleAnswers, questionNames, questions } from './questions.ts';

const all = (answer: (name: (typeof questionNames)[number]) => string) =>
  Object.fromEntries(questionNames.map((name) => [name, answer(name)])) as Answers;
const against = all((name) => questions[name].against);
const forIt = all((name) => (questions[name].against === 'yes' ? 'no' : 'yes'));

it('begins with an example that is named as one', () => {
  const view = needView(all(() => ''));
  expect(view).toMatchObject({ isExample: true, missing: 0 });
  expect(view.reasons).toEqual(needView(exampleAnswers).reasons);
  expect(sayInShort(view)).toBe('2 of 6 answers speak against it: An annuity may not fit, and here is why.');
});

it.each(questionNames)('says why the answer to "%s" speaks against an annuity, alone', (name) => {
  const view = needView({ ...forIt, [name]: questions[name].against });
  expect(view.reasons).toEqual([{ name, why: questions[name].why }]);
  expect(view.answer.lead).toBe('1 of 6 answers speaks against it:');
});

it('names every reason, never a score', () => {
  expect(needView(against).reasons).toHaveLength(6);
});

it('never says that one should buy, and counts what is left or open', () => {
  expect(sayInShort(needView(forIt))).toBe('By these six answers an annuity can fit. That is no advice to buy one.');
  expect(sayInShort(needView({ ...forIt, debt: '' }))).toBe('So far nothing speaks against it. One question is left.');
  const unsure = needView({ ...forIt, health: 'unsure' });
  expect(sayInShort(unsure)).toBe('Before you decide find out first what you are not sure of.');
  expect(unsure.open).toEqual([questions.health.findOut]);
});
