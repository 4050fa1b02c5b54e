import { MOST_ANSWERED, type UnconfirmedEffect } from '@annuity-lantern/contracts/http';
import { groupBy } from '@annuity-lantern/domain/group-by';

export interface AnswerBatch {
  readonly effect: UnconfirmedEffect['effect'];
  readonly leadIds: readonly string[];
}

/** The requests of each effect, as many at a time as one call answers for. */
export function answerBatches(rows: readonly UnconfirmedEffect[]): AnswerBatch[] {
  return [...groupBy(rows, ({ effect }) => effect)].flatMap(([effect, own]) =>
    Array.from({ length: Math.ceil(own.length / MOST_ANSWERED) }, (_, index) => ({
      effect,
      leadIds: own.slice(index * MOST_ANSWERED, (index + 1) * MOST_ANSWERED).map(({ leadId }) => leadId),
    })),
  );
}
