import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './select-field.examples.tsx';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'AZ', label: 'Arizona' },
  { value: 'OR', label: 'Oregon' },
];

describe('SelectField', () => {
  checkExamples(examples);

  it('preselects nothing if it has a placeholder', () => {
    render(<SelectField id="state" name="state" label="State" placeholder="Choose a state" options={options} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    expect(select.value).toBe('');
    expect(select.selectedOptions[0]?.textContent).toBe('Choose a state');
  });

  it('reports the chosen value', () => {
    const change = vi.fn();
    render(<SelectField id="state" name="state" label="State" options={options} onChange={(event) => change(event.currentTarget.value)} />);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'OR' } });
    expect(change).toHaveBeenCalledWith('OR');
  });
});
