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
import { Accounts } from '../../features/accounts/components/accounts.tsx';
import { AuditDesk } from '../../features/audit/components/audit-desk.tsx';
import { FirstCalls } from '../../features/first-calls/components/first-calls.tsx';
import { RequestsPart } from '../../features/leads/person/requests-part.tsx';
import { PipelineDesk } from '../../features/pipeline/components/pipeline-desk.tsx';
import { usePipelineSignal } from '../../features/pipeline/model/use-pipeline-signal.ts';
import { RateDesk } from '../../features/rates/components/rate-desk.tsx';
import { useRatesWait } from '../../features/rates/model/use-rates-wait.ts';
import type { PartProps } from '../../part-header/part-header.tsx';

/** A color, or a number of things that wait. */
export interface Signal {
  readonly tone: 'green' | 'amber' | 'red' | 'count';
  readonly count?: number | string;
  /** Read out after the name of the part, such as `: 3 wait`. */
  readonly words: string;
}

interface Part {
  /** In the navigation. */
  readonly name: string;
  /** Of the page. */
  readonly title: string;
  /** The call that it reads: who may make it sees the part. */
  readonly reads: Endpoint;
  readonly Part: ComponentType<PartProps>;
  /** What the navigation shows beside the name. */
  readonly useSignal?: () => Signal | null;
}

/** The parts of the desk in the order of the navigation, by their name in the address. */
const rows = {
  requests: { name: 'Requests', title: 'Lead desk', reads: listConsultationRequests, Part: RequestsPart },
  calls: { name: 'First calls', title: 'How soon we call', reads: getFirstContact, Part: FirstCalls },
  pipeline: { name: 'Pipeline', title: 'Pipeline', reads: getPipelineHealth, Part: PipelineDesk, useSignal: usePipelineSignal },
  rates: { name: 'Rates', title: 'Rates', reads: readRateDesk, Part: RateDesk, useSignal: useRatesWait },
  accounts: { name: 'Accounts', title: 'Accounts', reads: listSessions, Part: Accounts },
  audit: { name: 'Audit', title: 'Audit', reads: listAudit, Part: AuditDesk },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof rows;

export const parts: Readonly<Record<PartName, Part>> = rows;

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

export const useNoSignal = (): Signal | null => null;

/** Of a part, relative to the path of the desk. */
export function addressOf(part: PartName): string {
  return `?part=${part}`;
}
