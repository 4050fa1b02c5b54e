import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './disclosure.examples.tsx';

describe('Disclosure', () => {
  checkExamples(examples);

  it('is a closed native disclosure named by its label', () => {
    render(examples.closed('test'));
    const summary = screen.getByText('See the math');
    expect(summary.closest('summary')).toBeTruthy();
    expect(summary.closest('details')?.open).toBe(false);
    summary.click();
    expect(summary.closest('details')?.open).toBe(true);
  });
});
