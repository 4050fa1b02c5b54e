import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './radio-group.examples.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

describe('RadioGroup', () => {
  checkExamples(examples);

  it('is a group named by its legend and described by hint and error', () => {
    render(<RadioGroup name="rider" legend="An income rider?" hint="On page 3." error="Choose one answer." options={options} />);
    const group = screen.getByRole('group', { name: 'An income rider?' });
    expect(group.getAttribute('aria-describedby')).toBe('rider-hint rider-error');
  });

  it('gives its own id to the first button, where an error summary leads', () => {
    render(<RadioGroup name="rider" legend="An income rider?" options={options} />);
    expect(document.getElementById('rider')).toBe(screen.getByRole('radio', { name: 'Yes' }));
  });

  it('follows a press on the words', () => {
    const change = vi.fn();
    render(<RadioGroup name="rider" legend="An income rider?" options={options} onChange={(event) => change(event.currentTarget.value)} />);
    fireEvent.click(screen.getByText('No'));
    expect(change).toHaveBeenCalledWith('no');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
  });
});
