import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './section.examples.tsx';

describe('Section', () => {
  checkExamples(examples);

  it('is a region named by its heading', () => {
    render(examples.ruled('test'));
    expect(screen.getByRole('region', { name: 'Professional Analysis Tools' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Professional Analysis Tools');
  });
});
