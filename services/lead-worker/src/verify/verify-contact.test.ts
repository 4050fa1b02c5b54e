import { createContactCheck } from '@annuity-lantern/contact-check';
import { expect, it } from 'vitest';
import { verifyContact } from './verify-contact.ts';

it('writes outcomes into the lead, but nothing of what was checked', async () => {
  const nobodyAnswers = createContactCheck({ dnsServers: ['127.0.0.1:1'] });
  expect(await verifyContact(nobodyAnswers, { email: 'ada@gmial.com', phone: '312-555-0142' })).toEqual({
    state: 'done',
    contact: { email: 'false', phone: 'false' },
  });
  expect(await verifyContact(nobodyAnswers, { email: 'ada@example.org', phone: '(202) 762-1401' })).toEqual({
    state: 'done',
    contact: { email: 'unknown', phone: 'good' },
  });
  nobodyAnswers.stop();
});

it('takes longer than the intake, and less than an effect may', async () => {
  let budget = 0;
  const check = async (_contact: unknown, budgetMs: number) => {
    budget = budgetMs;
    return { email: { outcome: 'good' }, phone: { outcome: 'good' } } as const;
  };
  await verifyContact({ check }, { email: 'ada@example.org', phone: '(202) 762-1401' });
  expect(budget).toBe(5000);
});
