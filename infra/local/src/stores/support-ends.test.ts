import { expect, it } from 'vitest';
import { sayIfUnsupported } from './support-ends.ts';

const on = (day: string) => new Date(`${day}T12:00:00Z`);

it('says since when a version has had no security fixes', () => {
  expect(sayIfUnsupported('MongoDB', '6.0.5', on('2025-08-01'))).toBe(
    'MongoDB 6.0.5 has had no security fixes from its maker since 2025-07-31: use a newer one (docs/operations/upgrade.md).',
  );
  expect(sayIfUnsupported('Redis', '7.0.15', on('2026-11-26'))).toContain('Redis 7.0.15 has had no security fixes');
  expect(sayIfUnsupported('Node.js', '24.21.0', on('2028-05-01'))).toContain('Node.js 24.21.0 has had no security fixes');
});

it('says nothing on the last day of support, before it, and of versions without a date', () => {
  expect(sayIfUnsupported('MongoDB', '6.0.5', on('2025-07-31'))).toBeUndefined();
  expect(sayIfUnsupported('MongoDB', '8.0.19', on('2026-11-26'))).toBeUndefined();
  expect(sayIfUnsupported('MongoDB', '9.0.1', on('2026-11-26'))).toBeUndefined();
  expect(sayIfUnsupported('Node.js', '24.21.0', on('2026-11-26'))).toBeUndefined();
});
