import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it('prints the first at once and the others once those before them have ended', () => {
  const screen: string[] = [];
  const [first, second, third] = takeTurns(3, (text) => screen.push(text));
  second?.print('b1 ');
  third?.print('c1 ');
  third?.end();
  first?.print('a1 ');
  second?.print('b2 ');
  expect(screen.join('')).toBe('a1 ');
  first?.end();
  second?.print('b3 ');
  expect(screen.join('')).toBe('a1 b1 b2 b3 ');
  second?.end();
  expect(screen.join('')).toBe('a1 b1 b2 b3 c1 ');
});
