import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './empty-state.examples.tsx';

describe('EmptyState', () => {
  checkExamples(examples);

  it('says its words', () => {
    render(examples.withText('test'));
    expect(screen.getByRole('status').textContent).toBe('No resources foundTry adjusting your search criteria or filters.');
  });
});
