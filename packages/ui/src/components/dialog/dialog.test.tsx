import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkExamples, findings } from '../../testing/check-examples.tsx';
import * as examples from './dialog.examples.tsx';

// As browsers do: the first control gets the focus.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button')?.focus();
  };
});

function openDialog(): HTMLElement {
  render(examples.opener('test'));
  const opener = screen.getByRole('button', { name: 'Who receives it' });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole('dialog', { name: 'Who receives your request' });
}

function expectClosed() {
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Who receives it' }));
}

describe('Dialog', () => {
  checkExamples(examples);

  it('has no accessibility finding while open', async () => {
    openDialog();
    expect(await findings(document.body)).toEqual([]);
  });

  it('closes by its button and gives the focus back', () => {
    openDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expectClosed();
  });

  it('closes on Esc, which arrives as cancel', () => {
    fireEvent(openDialog(), new Event('cancel', { cancelable: true }));
    expectClosed();
  });

  it('closes when the browser closes it unasked', () => {
    const dialog = openDialog() as HTMLDialogElement;
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expectClosed();
  });

  it('closes on a press beside it, not inside it', () => {
    const dialog = openDialog();
    fireEvent.mouseDown(screen.getByText(/^One licensed advisor/));
    expect(screen.getByRole('dialog')).toBe(dialog);
    fireEvent.mouseDown(dialog);
    expectClosed();
  });
});
