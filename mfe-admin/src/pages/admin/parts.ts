import {
  type Endpoint,
  getFirstContact,
  getPipelineHealth,
  listAudit,
  listConsultationRequests,
  listSessions,
  mayCall,
  readRateDesk,
  type StaffRole,
} from '@annuity-lantern/contracts/http';
import type { ComponentType } from 'react';
import type { PartProps } from '../../desk-bar/desk-bar.tsx';
import { Accounts } from '../../features/accounts/components/accounts.tsx';
import { AuditDesk } from '../../features/audit/components/audit-desk.tsx';
import { FirstCalls } from '../../features/first-calls/components/first-calls.tsx';
import { LeadDesk } from '../../features/leads/components/lead-desk.tsx';
import { PipelineDesk } from '../../features/pipeline/components/pipeline-desk.tsx';
import { RateDesk } from '../../features/rates/components/rate-desk.tsx';

interface Part {
  /** In the navigation. */
  readonly name: string;
  /** Of the page. */
  readonly title: string;
  /** The call that it reads: who may make it sees the part. */
  readonly reads: Endpoint;
  readonly Part: ComponentType<PartProps>;
}

/** The parts of the desk in the order of the navigation, by their name in the address. */
export const parts = {
  requests: { name: 'Requests', title: 'Lead desk', reads: listConsultationRequests, Part: LeadDesk },
  calls: { name: 'First calls', title: 'How soon we call', reads: getFirstContact, Part: FirstCalls },
  pipeline: { name: 'Pipeline', title: 'Pipeline', reads: getPipelineHealth, Part: PipelineDesk },
  rates: { name: 'Rates', title: 'Rates', reads: readRateDesk, Part: RateDesk },
  accounts: { name: 'Accounts', title: 'Accounts', reads: listSessions, Part: Accounts },
  audit: { name: 'Audit', title: 'Audit', reads: listAudit, Part: AuditDesk },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof parts;

/** Shown at an address that names no part. */
export const firstPart: PartName = 'requests';

/** The part that an address names by its query. */
export function partOf(search: string): PartName {
  const name = new URLSearchParams(search).get('part') ?? '';
  return Object.hasOwn(parts, name) ? (name as PartName) : firstPart;
}

/** The name of a part in an address, as `part=abc`, if there is no such part. */
export function unreadPart(search: string): string[] {
  const name = new URLSearchParams(search).get('part');
  return name && !Object.hasOwn(parts, name) ? [`part=${name}`] : [];
}

/** The parts that a role sees. */
export function partsFor(role: StaffRole): readonly PartName[] {
  return (Object.keys(parts) as PartName[]).filter((name) => mayCall(parts[name].reads, role));
}
