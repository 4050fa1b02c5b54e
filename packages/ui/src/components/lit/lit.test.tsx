import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './lit.examples.tsx';

describe('Lit', () => {
  checkExamples(examples);

  it('marks its words for every reader', () => {
    render(examples.lit('test'));
    expect(screen.getByText('The lit line, once a screen.').tagName).toBe('MARK');
  });
});
