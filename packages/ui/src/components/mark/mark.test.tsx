import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './mark.examples.tsx';

describe('Mark', () => {
  checkExamples(examples);

  it('leaves the name to the words beside it', () => {
    render(examples.mark('test'));
    expect(screen.getByRole('link', { name: 'Annuity Lantern' }).querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
