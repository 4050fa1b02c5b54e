import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { readText } from '@annuity-lantern/text-check/read-text';
import { render as renderAlone, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { routes } from '../../../routes.ts';
import { gradeQuiz } from '../model/grade-quiz.ts';
import { lessonIds } from '../model/outline.ts';
import { lessons } from './lessons.ts';

const host = sampleHost({ routes: servedBy('mfe-content', routes) });
const render = (lesson: ReactNode) => renderAlone(<HostProvider host={host}>{lesson}</HostProvider>);

describe.each(lessonIds)('the lesson %s', (id) => {
  const { Body, keyPoints, quiz, askThis } = lessons[id];

  it('is 600 to 1,000 words long, tables and drawings not counted', () => {
    const { container } = render(<Body />);
    const blocks = [...container.querySelectorAll('p, li, h3')].filter((block) => !block.closest('figure, table'));
    const words = blocks.flatMap(({ textContent }) => textContent?.split(/\s+/) ?? []).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1_000);
  });

  it('has a worked example, and a drawing with a title, a label, a sentence and a table', () => {
    render(<Body />);
    expect(screen.getByRole('heading', { name: /^Worked example/ })).toBeTruthy();
    const figure = screen.getByRole('figure');
    expect(within(figure).getByRole('heading').textContent).toBeTruthy();
    expect(within(figure).getByRole('img').getAttribute('aria-label')?.length).toBeGreaterThan(40);
    expect(figure.querySelector('figcaption p')?.textContent?.length).toBeGreaterThan(40);
    expect(within(figure).getAllByRole('row', { hidden: true }).length).toBeGreaterThan(3);
  });

  it('shows its drawing within the first 120 words', () => {
    const { container } = render(<Body />);
    const figure = screen.getByRole('figure');
    const before = [...container.querySelectorAll('p, li, h3')].filter(
      (block) => figure.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(before.flatMap(({ textContent }) => textContent?.split(/\s+/) ?? []).length).toBeLessThanOrEqual(120);
  });

  it('reads as American English, without remains of code', () => {
    const { container } = render(<Body />);
    const around = [
      ...keyPoints,
      askThis,
      ...quiz.flatMap(({ ask, answers }) => [ask, ...answers.flatMap(({ text, why }) => [text, why])]),
    ];
    expect(findTextFaults([readText(container), ...around].join('\n'))).toEqual([]);
  });

  it('links its terms to the glossary, and contains no banned statement', () => {
    const { container } = render(<Body />);
    expect(container.querySelectorAll('button').length).toBeGreaterThan(2);
    const words = container.textContent ?? '';
    expect(words).not.toMatch(/CD annuit|guaranty association|NaN|undefined|Infinity/i);
    expect(words).not.toMatch(/—/);
  });

  it('asks three questions with four answers each, of which exactly one is right and all are explained', () => {
    expect(quiz).toHaveLength(3);
    for (const { ask, answers } of quiz) {
      expect(ask).toMatch(/\?$/);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(4);
      expect(answers.filter(({ right }) => right)).toHaveLength(1);
      for (const { why } of answers) expect(why.length).toBeGreaterThan(12);
    }
  });

  it('has key points and a question for the seller', () => {
    expect(keyPoints.length).toBeGreaterThanOrEqual(3);
    expect(askThis).toMatch(/[?.]”$/);
  });
});

it('does not put the right answer always in the same place', () => {
  const places = lessonIds.flatMap((id) => lessons[id].quiz.map(({ answers }) => answers.findIndex(({ right }) => right)));
  for (const place of [0, 1, 2, 3]) expect(places.filter((other) => other === place).length).toBeGreaterThanOrEqual(3);
});

it('grades: the right answers count, wrong and missing ones do not', () => {
  const { quiz } = lessons['cap-rates'];
  const right = quiz.map(({ answers }) => answers.findIndex((answer) => answer.right));
  expect(gradeQuiz(quiz, right)).toBe(3);
  expect(gradeQuiz(quiz, [right[0], undefined, undefined])).toBe(1);
  expect(
    gradeQuiz(
      quiz,
      right.map((place) => (place + 1) % 4),
    ),
  ).toBe(0);
});
