import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './notice.examples.tsx';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  checkExamples(examples);

  it('is announced only when it answers an action', () => {
    const { rerender } = render(<Notice>Words</Notice>);
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<Notice role="status">Words</Notice>);
    expect(screen.getByRole('status').textContent).toBe('Words');
  });
});
