export interface Span {
  /** Start of each week, the first one first. */
  readonly weeks: readonly [Date, ...Date[]];
  /** Leads that arrived before this time count. */
  readonly until: Date;
  /** Leads still waiting count if they arrived before this time. */
  readonly waitingUntil: Date;
}

/** The week in which a lead arrived. Weeks are not equally long where the clocks change. */
export function weekIn(weeks: readonly Date[]): object {
  // biome-ignore lint/suspicious/noThenProperty: the name of MongoDB.
  const branches = weeks.map((start, week) => ({ case: { $gte: ['$createdAt', start] }, then: week }));
  return { $switch: { branches: branches.toReversed(), default: 0 } };
}
