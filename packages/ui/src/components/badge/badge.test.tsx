import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './badge.examples.tsx';

describe('Badge', () => {
  checkExamples(examples);

  it('shows a warning with words and an icon, never by color alone', () => {
    render(examples.warning('test'));
    const badge = screen.getByText('Warning: over 7 years');
    expect(badge.parentElement?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
