import { ConsultationBody } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { leadBody } from './lead-body.ts';

it('makes requests that the form could send, each with an e-mail and a phone of its own', () => {
  const bodies = Array.from({ length: 5000 }, (_, index) => leadBody(index));
  for (const body of bodies) expect(ConsultationBody.safeParse(body).error).toBeUndefined();
  expect(new Set(bodies.map(({ email }) => email)).size).toBe(bodies.length);
  expect(new Set(bodies.map(({ phone }) => phone)).size).toBe(bodies.length);
});
