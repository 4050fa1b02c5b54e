import { usStates } from '@annuity-lantern/contracts/http';
import { describe, expect, it } from 'vitest';
import { insuranceDepartments } from './insurance-departments.ts';

const departments = Object.entries(insuranceDepartments);

it('has one department per state, each by its own name', () => {
  expect(Object.keys(insuranceDepartments)).toEqual(Object.keys(usStates));
  expect(new Set(departments.map(([, { name }]) => name)).size).toBe(51);
});

describe.each(departments)('%s', (_state, { name, phone, site, source }) => {
  it('names its office, a source and a way to reach it', () => {
    expect(name).toMatch(/^[A-Z].*(?:Insurance|Commerce|Financial|Commissioner)/);
    expect(source).toMatch(/^https?:\/\/[^/]+\/./);
    expect(phone ?? site).toBeTruthy();
  });

  it('can be called and opened', () => {
    expect(phone ?? '404-656-2070').toMatch(/^(?:1-8\d\d-|[2-9]\d\d-)[2-9]\d\d-\d{4}$/);
    expect(site ?? 'https://oci.ga.gov').toMatch(/^https:\/\/.*[^/]$/);
  });
});
