import { AuditedRequest, auditActions } from '@annuity-lantern/contracts/http';

/** What the audit is filtered by, as in the address. It never names a visitor. */
export interface AuditFilters {
  /** User name, or a name of the desk itself. */
  readonly by?: string;
  readonly action?: (typeof auditActions)[number];
  /** Reference or id. `request` in an address is the request that is open. */
  readonly about?: string;
}

const names = ['by', 'action', 'about'] as const satisfies readonly (keyof AuditFilters)[];

export function readAuditFilters(search: string): AuditFilters {
  const params = new URLSearchParams(search);
  const [by, asked, about] = names.map((name) => params.get(name)?.trim() ?? '');
  const action = auditActions.find((one) => one === asked);
  return {
    ...(by && by.length <= 100 ? { by } : {}),
    ...(action ? { action } : {}),
    ...(about && AuditedRequest.safeParse(about).success ? { about } : {}),
  };
}

/** What the address says that is no filter: `action=abc`. */
export function unreadAuditFilters(search: string): string[] {
  const [params, read] = [new URLSearchParams(search), readAuditFilters(search)];
  return names.filter((name) => params.get(name) && read[name] === undefined).map((name) => `${name}=${params.get(name)}`);
}

/** The address of the audit with these filters, relative to the path of the desk. */
export function addressOfAudit(filters: AuditFilters = {}): string {
  const params = new URLSearchParams({ part: 'audit' });
  for (const name of names) if (filters[name]) params.set(name, filters[name]);
  return `?${params}`;
}
