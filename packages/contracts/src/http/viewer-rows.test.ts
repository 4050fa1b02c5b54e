import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { mayCall } from './endpoint.ts';
import { hiddenInRows } from './viewer-rows.ts';

it('hides what a visitor typed from viewers, besides the name, and nothing that a visitor chose from a list', () => {
  const hidden = hiddenInRows('viewer');
  expect(hidden).toEqual(expect.arrayContaining(['email', 'phone', 'insuranceCompany', 'concerns']));
  for (const shown of ['firstName', 'lastName', 'age', 'state', 'preferredCallTime']) expect(hidden).not.toContain(shown);
});

it.each(['agent', 'manager'] as const)('hides nothing from the role %s', (role) => {
  expect(hiddenInRows(role)).toEqual([]);
});

it('lets viewers read what a visitor or staff typed in the rows of these lists, which hide it, and in the one call that is audited by request', () => {
  const typed = [...hiddenInRows('viewer'), 'otherAnswers', 'attachments', 'note', 'related'];
  const holdsTyped = ({ response }: (typeof endpoints)[number]) => {
    const schema = response ? JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any', io: 'input' })) : '';
    return typed.some((name) => schema.includes(`"${name}":`));
  };
  const found = endpoints.filter((endpoint) => endpoint.role && mayCall(endpoint, 'viewer') && holdsTyped(endpoint));
  const lists = ['listAnnuityReviewRequests', 'listConsultationRequests', 'findLeads', 'searchLeads'];
  expect(found.map(({ name }) => name)).toEqual([...lists, 'getLead']);
});
