import { ApiError } from '@annuity-lantern/host-kit';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../queries/query-client.ts';
import { ActionButton } from './action-button.tsx';
import { useChange } from './use-change.ts';

const refused = (status: number, code: string) => new ApiError(status, '', { wire: { code, message: '' } });

/** Two buttons, of which one change is sent at a time. `send` answers when its last promise is settled. */
function openChange() {
  const pending: { resolve: (answer: string) => void; reject: (error: ApiError) => void }[] = [];
  const calls = {
    send: vi.fn((_name: string) => new Promise<string>((resolve, reject) => pending.push({ resolve, reject }))),
    read: vi.fn(async () => 'read'),
    onFailed: vi.fn(),
  };
  function Changes() {
    useQuery({ queryKey: ['read'], queryFn: calls.read });
    const { start, busy, sent, proof, answer } = useChange({
      send: calls.send,
      onFailed: ({ status }) => calls.onFailed(status),
      invalidates: [['read']],
    });
    return (
      <>
        {['one', 'two'].map((name) => (
          <ActionButton key={name} label={`Do ${name}`} busy={busy && sent === name} waits={busy} onClick={() => start(name)}>
            Do
          </ActionButton>
        ))}
        <ActionButton onClick={() => start('unguarded')}>Unguarded</ActionButton>
        {proof && <ActionButton onClick={proof.sendAgain}>Prove</ActionButton>}
        <p>{answer}</p>
      </>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Changes />
    </QueryClientProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const sent = () => vi.waitFor(() => expect(pending).not.toHaveLength(0));
  const settle = async (how: (call: (typeof pending)[number]) => void) => {
    await sent();
    await act(async () => pending.splice(0).forEach(how));
  };
  return { ...calls, press, sent, settle };
}

it('ignores presses while a change is sent: its own button is busy, the others wait', async () => {
  const { send, press, sent } = openChange();
  press('Do one');
  for (const name of ['Saving...', 'Do two', 'Unguarded']) press(name);
  await sent();
  expect(send.mock.calls).toEqual([['one']]);
  expect(screen.getByRole('button', { name: 'Do two' }).getAttribute('aria-disabled')).toBe('true');
});

it('sends the same change again once the person has proved who they are', async () => {
  const { send, press, settle, onFailed } = openChange();
  press('Do one');
  await settle(({ reject }) => reject(refused(401, 'proof_needed')));
  expect(onFailed).not.toHaveBeenCalled();
  press('Prove');
  await settle(({ resolve }) => resolve('done'));
  expect(send.mock.calls).toEqual([['one'], ['one']]);
  expect(screen.getByText('done')).toBeTruthy();
});

it('reads again after a failure, because the change may be stored', async () => {
  const { read, press, settle, onFailed } = openChange();
  press('Do one');
  await settle(({ reject }) => reject(new ApiError(0, 'no answer')));
  expect(onFailed).toHaveBeenCalledWith(0);
  expect(read).toHaveBeenCalledTimes(2);
});
