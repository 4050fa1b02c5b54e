import type { Site } from '@annuity-lantern/site';
import type { MailRecords } from './mail-domain.ts';

/** What the stores say, when they answer. */
export interface StoreReport {
  readonly managersWithCode: number;
  readonly rates: { readonly count: number; readonly samples: number };
}

/** All that the rows of the check look at. */
export interface CheckedInstallation {
  readonly given: Readonly<Record<string, string>>;
  /** Reasons of the services, by setting. */
  readonly refused: ReadonlyMap<string, readonly string[]>;
  readonly siteFile: {
    /** What is wrong with it on the production host. */
    readonly problems: readonly string[];
    /** The fields that it has, by name; empty without a file that can be read. */
    readonly fields: Partial<Site>;
  };
  readonly mail: MailRecords;
  /** Undefined if no MongoDB answered. */
  readonly stores: StoreReport | undefined;
  /** Today, such as `2026-11-26`. */
  readonly today: string;
}
