import type { ContactCheck } from '@annuity-lantern/contact-check';
import type { LeadHint, StepReasons } from '@annuity-lantern/contracts/http';
import type { CadenceStep } from '@annuity-lantern/domain/call-cadence';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import type {
  ConsentLedger,
  DoNotCallList,
  ErasureNotes,
  Leads,
  ProviderSwitches,
  VisitorKeys,
  verifyConsents,
} from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { RedisLink } from '@annuity-lantern/service-kit/redis';
import type { SealedSubmissions } from '@annuity-lantern/service-kit/sealed-submissions';
import type { AuditWriter, CodeKeys, SignInDigests } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { RowsReadCounter } from './lists/count-rows-read.ts';
import type { PublicProtocol } from './session/session-policy.ts';
import type { SignInThrottle } from './sign-in/sign-in-throttle.ts';
import type { SourceOf } from './sign-in/source-of.ts';

/** What the desk's calls work with. Each takes what it needs. */
export interface DeskContext {
  readonly store: Store;
  readonly connection: Store['connection'];
  readonly leads: Leads;
  readonly doNotCall: DoNotCallList;
  readonly visitorKeys: VisitorKeys;
  /** Of what visitors correct. */
  readonly contactCheck: Pick<ContactCheck, 'check'>;
  readonly log: Log;
  readonly audit: AuditWriter;
  readonly auditSettings: {
    /** The first secret seals, all verify. */
    readonly secrets: readonly string[];
    /** The file that keeps heads outside of MongoDB. */
    readonly headsFile?: string | undefined;
  };
  /** Records the choices of a request before it is erased. */
  readonly consentLedger: Pick<ConsentLedger, 'record' | 'check'>;
  readonly consentSettings: Parameters<typeof verifyConsents>[2];
  readonly erasures: ErasureNotes | undefined;
  /** The first secret signs, all verify. */
  readonly sessionSecrets: readonly string[];
  /** Keys that seal the secrets of sign-in codes. */
  readonly codeKeys: CodeKeys;
  readonly digests: SignInDigests;
  readonly throttle: SignInThrottle;
  readonly sourceOf: SourceOf;
  /** The protocol of visitors. */
  readonly publicProtocol: PublicProtocol;
  /** On the production host: the only origin whose pages may call. */
  readonly trustedOrigin: string | undefined;
  /** Set if the desk has a host of its own. */
  readonly staffOrigin: string | undefined;
  /** Every account must set up a sign-in code before it may do anything else. True on the production host. */
  readonly mustHaveCode: boolean;
  /** Not on the production host. */
  readonly samplesAllowed: boolean;
  /** The 24 hours to the first call count on the days of the office. Its zone is the clock of a visitor whose state is not known. */
  readonly hours: OfficeHours;
  /** Why staff close a request or set one aside. */
  readonly reasons: StepReasons;
  /** When the office calls again after a call that did not reach the visitor. */
  readonly cadence: readonly CadenceStep[];
  /** Requests without a step for so many days are erased. 0: none. */
  readonly retentionDays: number;
  readonly hint: (hint: LeadHint) => void;
  /** Records in the audit how much of the lists people read. */
  readonly rowsRead: RowsReadCounter;
  readonly metrics: Metrics | undefined;
  /** Whether MongoDB has every index of leads and accounts: without them it scans whole collections. */
  readonly indexesExist: () => boolean;
  /** For the pipeline's health. Without Redis, or while it is away, the desk works and says what it cannot know. */
  readonly redis: RedisLink | undefined;
  /** Undefined if the desk has no Redis. */
  readonly sealed: SealedSubmissions | undefined;
  readonly switches: ProviderSwitches;
  /** Where the operator publishes docs/operations/alerts.md. */
  readonly operationsUrl: string | undefined;
}
