import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './checkbox.examples.tsx';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  checkExamples(examples);

  it('is ticked by a press on its words', () => {
    render(<Checkbox id="texts" name="texts" label="Automated text messages" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Automated text messages' });
    expect(box.checked).toBe(false);
    fireEvent.click(screen.getByText('Automated text messages'));
    expect(box.checked).toBe(true);
  });

  it('is described by its hint and error', () => {
    render(<Checkbox id="texts" label="Automated text messages" hint="Reply STOP to end." error="Tick the box to go on." />);
    expect(screen.getByRole('checkbox').getAttribute('aria-describedby')).toBe('texts-hint texts-error');
  });
});
