/** Identity of a running process: its pid and its start time, because pids are reused. */
export type Identity = { readonly pid: number; readonly startTime: string } | { readonly containerId: string };

/** One server that is kept running: started, restarted when it dies, stopped on request. */
export interface Managed {
  readonly name: string;
  readonly port: number | undefined;
  /** Path of its log file. */
  readonly log: string;
  /** The process that runs now, or undefined between two lives. */
  identity(): Identity | undefined;
  /** How often it has ended since it was made. */
  exits(): number;
  /**
   * Starts it, once. It is not restarted before `keepAlive` was called, so that a broken first start is reported and not repeated.
   *
   * @throws when the program cannot be started at all
   */
  start(): Promise<void>;
  /** From now on a death is followed by a restart. */
  keepAlive(): void;
  /** Asks it to end, waits, and kills it when it does not. Never rejects. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

export interface ManagedEvents {
  /** Called after each start and each end. */
  onChange?: () => void;
  /** Called with a sentence when it died and will be restarted. */
  onDeath?: (sentence: string) => void;
}
