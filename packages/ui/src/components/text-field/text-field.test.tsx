import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './text-field.examples.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  checkExamples(examples);

  it('is described by its hint, its error and what the caller adds', () => {
    render(
      <TextField
        id="phone"
        name="phone"
        label="Phone"
        hint="For one call."
        error="A US number has 10 digits."
        aria-describedby="who-calls"
      />,
    );
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input.getAttribute('aria-describedby')).toBe('phone-hint phone-error who-calls');
    expect(document.getElementById('phone-hint')?.textContent).toBe('For one call.');
    expect(document.getElementById('phone-error')?.textContent).toBe('A US number has 10 digits.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('has no error attributes without an error', () => {
    render(<TextField id="phone" name="phone" label="Phone" />);
    const input = screen.getByLabelText('Phone');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('marks optional fields, and keeps decorative signs out of the accessible name', () => {
    render(<TextField id="value" name="value" label="Approximate value" optional prefix="$" suffix="%" />);
    expect(screen.getByRole('textbox', { name: 'Approximate value (optional)' })).toBeDefined();
  });

  it('hands out its input', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField ref={ref} id="name" name="name" label="Name" />);
    expect(ref.current?.name).toBe('name');
  });
});
