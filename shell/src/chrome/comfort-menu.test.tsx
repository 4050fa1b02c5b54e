import { adoptComfort } from '@annuity-lantern/host-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ComfortMenu } from './comfort-menu.tsx';

beforeEach(() => {
  for (const name of ['theme', 'text', 'contrast']) delete document.documentElement.dataset[name];
  act(adoptComfort);
});

function open(): { details: HTMLDetailsElement; button: HTMLElement } {
  render(
    <>
      <ComfortMenu />
      <p>Words of the page</p>
      <button type="button">Another control</button>
    </>,
  );
  const button = screen.getByText('Text size and contrast').closest('summary') as HTMLElement;
  fireEvent.click(button);
  const details = button.parentElement as HTMLDetailsElement;
  expect(details.open).toBe(true);
  return { details, button };
}

it('offers each choice by name, with the present one chosen', () => {
  const { details } = open();
  for (const name of ['100%', 'Normal', 'Light']) expect(screen.getByRole('radio', { name, checked: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '130%' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Higher' }));
  expect(document.documentElement.dataset).toMatchObject({ text: '130', contrast: 'higher' });
  expect(screen.getByRole('radio', { name: '130%', checked: true })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '100%', checked: false })).toBeTruthy();
  expect(details.open).toBe(true);
});

it('closes on Escape, and focus is back at its button', () => {
  const { details, button } = open();
  screen.getByRole('radio', { name: '115%' }).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('closes on a press on the page, and leaves focus to a control that was pressed', () => {
  const { details, button } = open();
  fireEvent.click(screen.getByText('Words of the page'));
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(button);

  fireEvent.click(button);
  const other = screen.getByRole('button', { name: 'Another control' });
  other.focus();
  fireEvent.click(other);
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(other);
});
