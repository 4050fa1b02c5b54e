import { expect, it } from 'vitest';
import { gradeText } from './grade-text.ts';

it('grades long words in a long sentence above short words in short ones', () => {
  const hard = gradeText('Contractual limitations on withdrawals necessitate considerable deliberation before an annuity is surrendered.');
  const easy = gradeText('You can take out a small part. The rest has to wait.');
  expect(hard?.grade).toBeGreaterThan(16);
  expect(easy?.grade).toBeLessThan(3);
});

it('gives the published grade of a known sentence', () => {
  expect(gradeText('The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.')?.grade).toBeCloseTo(13.08, 2);
});

it('counts only lines that end as sentences do', () => {
  const grade = gradeText('Rates and terms\nYou choose. “We wait.”\nGuaranteed rate\nWhat you do next:');
  expect(grade?.sentences).toEqual(['You choose.', '“We wait.”', 'What you do next:']);
  expect(grade?.words).toBe(8);
});

it('ends no sentence inside a time of day', () => {
  expect(gradeText('Call 9 a.m. to 5 p.m. Eastern.')?.sentences).toEqual(['Call 9 am to 5 pm Eastern.']);
});

it('reads a number as one short word', () => {
  expect(gradeText('You pay $25,000.')?.grade).toBe(gradeText('You pay much.')?.grade);
});

it('has no grade for a text without sentences', () => {
  expect(gradeText('Rates\nTerms')).toBeNull();
});
