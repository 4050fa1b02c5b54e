import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeDesk } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, follow, openFakeDesk } from '../../testing/open-admin.tsx';

vi.mock('../../features/pipeline/components/pipeline-desk.tsx', () => ({
  PipelineDesk: () => {
    throw new Error('broken');
  },
}));

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
  await enter(desk);
  fireEvent.change(screen.getByLabelText('Search requests'), { target: { value: 'Okafor' } });
  follow('Pipeline');
  expect(await screen.findByText('This part of the desk has stopped')).toBeTruthy();
  follow('Requests');
  expect(screen.getByLabelText<HTMLInputElement>('Search requests').value).toBe('Okafor');
});
