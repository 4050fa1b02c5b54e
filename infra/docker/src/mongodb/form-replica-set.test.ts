import { MongoServerError } from 'mongodb';
import { expect, it } from 'vitest';
import { reasonOf } from './form-replica-set.ts';

it.each([
  [
    'names the answer of a member',
    new MongoServerError({ code: 18, codeName: 'AuthenticationFailed', errmsg: 'denied' }),
    'AuthenticationFailed',
  ],
  ['keeps the words if a member does not answer', new Error('getaddrinfo ENOTFOUND mongodb-2'), 'getaddrinfo ENOTFOUND mongodb-2'],
])('%s', (_behavior, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
