import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { partsNotTaken, UnreadLink } from './unread-link.tsx';

it('names what could not be read, three parts at most, without hidden characters', () => {
  const { container } = render(<UnreadLink parts={['age=ab\u202ec', 'b=2', 'c=3', 'd=4', 'e=5']} />);
  expect(container.textContent).toBe('We couldn’t read part of your link: age=abc, b=2, c=3 and 2 more. Please check what you see here.');
});

it('names what the list of the page does not have', () => {
  const { container } = render(<UnreadLink parts={[]} gone={['Gone Life']} />);
  expect(container.textContent).toBe('Your link names Gone Life. We don’t have that in our list now.');
});

it('renders nothing if everything was read', () => {
  const { container } = render(<UnreadLink parts={[]} />);
  expect(container.innerHTML).toBe('');
});

it('finds the values that the page did not take', () => {
  expect(partsNotTaken('?type=all&sort=up&rows=&rate=4.50&old=1', '?rate=4.5')).toEqual(['sort=up', 'old=1']);
});
