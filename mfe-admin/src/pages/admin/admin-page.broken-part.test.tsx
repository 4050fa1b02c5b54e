import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeDesk } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, follow, openFakeDesk } from '../../testing/open-admin.tsx';
import { parts } from './parts.ts';

let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
});

afterEach(() => {
  vi.restoreAllMocks();
  closeFakeDesk();
});

test('a part that breaks says so and leaves the other parts as they are, typed text included', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Not by `vi.mock`: test files share their modules.
  vi.spyOn(parts.pipeline, 'Part').mockImplementation(() => {
    throw new Error('broken');
  });
  await enter(desk);
  fireEvent.change(screen.getByLabelText('Search requests'), { target: { value: 'Okafor' } });
  follow('Pipeline');
  expect(await screen.findByText('This part of the desk has stopped')).toBeTruthy();
  follow('Requests');
  expect(screen.getByLabelText<HTMLInputElement>('Search requests').value).toBe('Okafor');
});
