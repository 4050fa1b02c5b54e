import { expect, it } from 'vitest';
import { addressOfAudit, readAuditFilters, unreadAuditFilters } from './audit-filters.ts';

const all = { by: 'ruth', action: 'owner', about: '4F9F-5F2E' } as const;

it('reads the filters that it wrote', () => {
  expect(addressOfAudit(all)).toBe('?part=audit&by=ruth&action=owner&about=4F9F-5F2E');
  expect(readAuditFilters(addressOfAudit(all))).toEqual(all);
  expect(addressOfAudit()).toBe('?part=audit');
});

it('names what it cannot read', () => {
  const search = '?part=audit&by=ruth&action=laughed&about=Number+3';
  expect(readAuditFilters(search)).toEqual({ by: 'ruth' });
  expect(unreadAuditFilters(search)).toEqual(['action=laughed', 'about=Number 3']);
});
