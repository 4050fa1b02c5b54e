import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './external-link.examples.tsx';
import { ExternalLink } from './external-link.tsx';

describe('ExternalLink', () => {
  checkExamples(examples);

  it('opens a new tab, gives it no hold on ours, and says so', () => {
    render(<ExternalLink href="https://example.org/">Find an advisor</ExternalLink>);
    const link = screen.getByRole('link', { name: /^Find an advisor\s*\(opens in a new tab\)$/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});
