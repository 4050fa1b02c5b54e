import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './greek-lines.examples.tsx';

describe('GreekLines', () => {
  checkExamples(examples);

  it('says what is loading, where it is asked to', () => {
    const { rerender } = render(examples.announced('test'));
    expect(screen.getByRole('status').textContent).toBe('Loading resources');
    rerender(examples.silent('test'));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
