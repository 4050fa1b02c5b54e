import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './lit.examples.tsx';
import { Lit } from './lit.tsx';

describe('Lit', () => {
  checkExamples(examples);

  it('marks its words for every reader', () => {
    render(examples.lit('test'));
    expect(screen.getByText('The lit').closest('mark')?.textContent).toBe('The lit line, once a screen.');
  });

  it('keeps the first two and the last two words of a sentence together', () => {
    const { container, rerender } = render(<Lit>You can never take that out.</Lit>);
    expect(container.textContent).toBe('You can never take that out.');
    expect([...container.querySelectorAll('.together')].map((words) => words.textContent)).toEqual(['You can', 'that out.']);
    rerender(<Lit>$33,693</Lit>);
    expect(container.querySelector('.together')).toBeNull();
  });
});
