/** What a service may and may not reach, for its probe. */
export interface Reach {
  readonly service: string;
  /** `host:port` that it needs. */
  readonly open: readonly string[];
  readonly closed: readonly string[];
  /** Names of files in `/run/secrets`. */
  readonly secrets: readonly string[];
}

export interface Tried {
  /** Completes "gateway ...". */
  readonly what: string;
  readonly isRight: boolean;
  /** What a store answered. */
  readonly answer?: string;
}
