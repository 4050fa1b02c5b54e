import type { NotedRestore } from '@annuity-lantern/backup/restores';
import type { Certificate } from '@annuity-lantern/service-kit/certificate';
import type { Site } from '@annuity-lantern/site';
import type { OperationName } from '@annuity-lantern/store-kit/operations';
import type { Disk } from '@annuity-lantern/store-kit/read-disk';
import type { Members } from '@annuity-lantern/store-kit/read-members';
import type { MailRecords } from './mail-domain.ts';

/** What MongoDB says, when it answers. */
export interface StoreReport {
  readonly managersWithCode: number;
  /** People who work on requests, with and without a licensed state. */
  readonly licensed: number;
  readonly unlicensed: number;
  readonly rates: { readonly count: number; readonly samples: number };
  /** Undefined behind mongos. */
  readonly members: Members | undefined;
  /** Of the primary. Undefined without the right to ask. */
  readonly disk: Disk | undefined;
  /** When each was last noted. */
  readonly operations: Readonly<Partial<Record<OperationName, Date>>>;
}

/** The folder of backups, when it can be read. */
export interface BackupFolder {
  readonly newest: Date | undefined;
  readonly restored: NotedRestore | undefined;
  readonly disk: Disk;
  /** Its file system is on another machine. */
  readonly isElsewhere: boolean;
  /** Whether the copy of the file of erasures is as long as the file. Undefined if the file cannot be read. */
  readonly hasErasures: boolean | undefined;
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
  /** Whether the mail host takes our name and password. Undefined without an answer. */
  readonly mailHost: 'takes' | 'refuses' | undefined;
  /** Of PUBLIC_ORIGIN. Undefined if nothing there speaks TLS. */
  readonly certificate: Certificate | undefined;
  /** Undefined if no MongoDB answered. */
  readonly stores: StoreReport | undefined;
  readonly backups: BackupFolder | undefined;
  /** Receivers of the alert that always fires. Undefined if no Alertmanager answered. */
  readonly watchdogTo: readonly string[] | undefined;
  /** The last synthetic request that came through. Undefined if no Prometheus knows. */
  readonly syntheticAt: Date | undefined;
  readonly now: Date;
}
