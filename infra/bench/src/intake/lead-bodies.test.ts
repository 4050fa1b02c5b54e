import { ConsultationBody } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { leadBody } from './lead-bodies.ts';

const bodies = Array.from({ length: 5000 }, (_, index) => leadBody(index));

it('gives bodies that the form could have sent', () => {
  for (const body of bodies) expect(ConsultationBody.safeParse(body).error).toBeUndefined();
  const size = JSON.stringify(bodies[0]).length;
  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThan(1500);
});

it('gives every visitor an e-mail and a phone of their own', () => {
  expect(new Set(bodies.map(({ email }) => email)).size).toBe(bodies.length);
  expect(new Set(bodies.map(({ phone }) => phone)).size).toBe(bodies.length);
});
