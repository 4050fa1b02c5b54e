import { ApiError } from '@annuity-lantern/host-kit';
import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { getSession, type StaffSession, setSession } from './session.ts';

afterEach(() => vi.restoreAllMocks());

const person = { username: 'margaret', role: 'agent' } as const;
const margaret: StaffSession = { kind: 'signed-in', ...person };
const unauthorized = new ApiError(401, 'not signed in');

/** A call that changes something and is answered 401 when told. */
function startChange(client = createQueryClient()) {
  setSession(client, margaret);
  const answer = Promise.withResolvers<void>();
  const ended = client
    .getMutationCache()
    .build(client, { mutationFn: () => answer.promise })
    .execute(undefined)
    .catch((error: unknown) => error);
  const answerUnauthorized = async () => {
    answer.reject(unauthorized);
    expect(await ended).toBe(unauthorized);
  };
  return { client, answerUnauthorized };
}

test('a 401 ends the session in which the call was made', async () => {
  const { client, answerUnauthorized } = startChange();
  await answerUnauthorized();
  expect(getSession(client)).toEqual({ kind: 'signed-out', why: 'ended', person });
});

test('a 401 that arrives after signing out and in again leaves the new session alone', async () => {
  const { client, answerUnauthorized } = startChange();
  setSession(client, { kind: 'signed-out', why: 'left' });
  setSession(client, margaret);
  await answerUnauthorized();
  expect(getSession(client)).toEqual(margaret);
});

/** A stored change with what follows it, as the desk makes it. */
async function change(follow: Pick<MutationObserverOptions, 'onSuccess' | 'onSettled'>) {
  const observer = new MutationObserver(createQueryClient(), { mutationFn: async () => 'stored', ...follow });
  return observer.mutate().then(() => observer.getCurrentResult());
}

test.each(['onSuccess', 'onSettled'] as const)('a stored change stays stored when its %s fails', async (name) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = () => {
    throw new Error('broken');
  };
  expect(await change({ [name]: fail })).toMatchObject({ status: 'success', data: 'stored', error: null });
  expect(await change({ [name]: async () => fail() })).toMatchObject({ status: 'success', data: 'stored', error: null });
  expect(reported).toHaveBeenCalledTimes(2);
});

test('a stored change is shown before what it reads again has answered', async () => {
  expect(await change({ onSettled: () => new Promise(() => {}) })).toMatchObject({ status: 'success', data: 'stored' });
});

test('keeps the reference of the last call that failed at our side, by a read or a change, and of no other', async () => {
  const client = createQueryClient();
  setSession(client, margaret);
  const fail = (status: number, requestId: string) => {
    throw new ApiError(status, 'failed', { wire: { code: 'internal', message: '', requestId } });
  };
  const kept = () => client.getQueryData<string>(queryKeys.lastError);
  await client.fetchQuery({ queryKey: ['desk', 'read'], queryFn: () => fail(404, '11111111-of-a-read') }).catch(() => {});
  expect(kept()).toBeUndefined();
  await client.fetchQuery({ queryKey: ['desk', 'read'], queryFn: () => fail(503, '22222222-of-a-read') }).catch(() => {});
  expect(kept()).toBe('22222222');
  const change = client.getMutationCache().build(client, { mutationFn: async () => fail(500, '33333333-of-a-change') });
  await change.execute(undefined).catch(() => {});
  expect(kept()).toBe('33333333');
});
