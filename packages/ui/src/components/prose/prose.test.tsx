import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './prose.examples.tsx';

describe('Prose', () => {
  checkExamples(examples);

  it('keeps the semantics of headings and lists', () => {
    render(examples.article('test'));
    expect(screen.getByRole('heading', { level: 2 })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
