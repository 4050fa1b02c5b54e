import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as examples from './error-summary.examples.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [{ fieldId: 'phone', message: 'Phone: a US number has 10 digits.' }];

function form(focusKey: number, shown = errors) {
  return (
    <>
      <ErrorSummary title="One answer needs another look" errors={shown} focusKey={focusKey} />
      <TextField id="phone" name="phone" label="Phone" />
    </>
  );
}

describe('ErrorSummary', () => {
  checkExamples(examples);

  it('takes the focus at each attempt, and at no other time', () => {
    const { rerender } = render(form(0, []));
    expect(screen.queryByRole('group')).toBeNull();

    rerender(form(1));
    const summary = screen.getByRole('group', { name: 'One answer needs another look' });
    expect(document.activeElement).toBe(summary);

    screen.getByLabelText('Phone').focus();
    rerender(form(1, [...errors, { fieldId: 'state', message: 'State: choose where you live.' }]));
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));

    rerender(form(2));
    expect(document.activeElement).toBe(summary);
  });

  it('leads to the field', () => {
    render(form(1));
    fireEvent.click(screen.getByRole('link', { name: 'Phone: a US number has 10 digits.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
    expect(window.location.hash).toBe('');
  });
});
