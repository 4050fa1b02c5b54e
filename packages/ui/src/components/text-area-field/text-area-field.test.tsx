import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './text-area-field.examples.tsx';
import { TextAreaField } from './text-area-field.tsx';

describe('TextAreaField', () => {
  checkExamples(examples);

  it('has three rows and is described by its error', () => {
    render(<TextAreaField id="concern" name="concern" label="Primary concern" error="Write what you want to talk about." />);
    const area = screen.getByRole('textbox', { name: 'Primary concern' });
    expect(area.getAttribute('rows')).toBe('3');
    expect(area.getAttribute('aria-describedby')).toBe('concern-error');
  });
});
