import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import * as http from './http/index.ts';

describe('each call', () => {
  it.each(endpoints)('$name is exported under its name', (endpoint) => {
    expect(new Map<string, unknown>(Object.entries(http)).get(endpoint.name)).toBe(endpoint);
  });

  it.each(endpoints)('$name comes before a route that would take its calls', (endpoint) => {
    const routes = endpoints.filter(({ method, path }) => method === endpoint.method && routeOf(path).test(endpoint.path));
    expect(routes[0]).toBe(endpoint);
  });

  it.each(endpoints)('$name has a summary of one line', ({ summary }) => {
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
  });
});

it('lists a call whose path has a word before one that has a parameter there', () => {
  const names = endpoints.map(({ name }) => name);
  expect(names.indexOf('exportLeads')).toBeLessThan(names.indexOf('getLead'));
  expect(names.indexOf('getFirstContact')).toBeLessThan(names.indexOf('getLead'));
});

describe('mayCall', () => {
  it('admits a role to its own calls and to those of lesser roles', () => {
    const admitted = (call: Parameters<typeof http.mayCall>[0]) => http.staffRoles.filter((role) => http.mayCall(call, role));
    expect(admitted(http.exportLeads)).toEqual(['manager']);
    expect(admitted(http.addLeadNote)).toEqual(['agent', 'manager']);
    expect(admitted(http.getLead)).toEqual(http.staffRoles);
    expect(admitted(http.signOut)).toEqual(http.staffRoles);
    expect(admitted(http.signIn)).toEqual(http.staffRoles);
  });
});

function routeOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
}

it('says of every call of the desk service who makes it, since a staff call belongs to the host of the desk', () => {
  const ofNobody = endpoints.filter(
    (endpoint) =>
      endpoint.service === 'lead-desk' && !http.isStaffCall(endpoint) && !endpoint.signed && !endpoint.path.startsWith('/api/my-request'),
  );
  expect(ofNobody.map(({ name }) => name)).toEqual([]);
});

it('does not compile without the status and the shape of success', () => {
  const base = { name: 'x', method: 'POST', path: '/api/x', service: 'lead-desk', summary: 'X', errors: [] } as const;
  // @ts-expect-error: a 200 without a shape is what any server answers.
  http.defineEndpoint({ ...base, status: 200 });
  // @ts-expect-error: a call without a status.
  http.defineEndpoint(base);
  // @ts-expect-error: 204 has no body.
  http.defineEndpoint({ ...base, status: 204, response: http.WireError });
  expect(http.defineEndpoint({ ...base, status: 204 }).status).toBe(204);
});
