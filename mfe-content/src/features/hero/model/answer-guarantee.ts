import { formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import type { OwnContract } from '../../../illustrations/lantern-over-contract.tsx';
import { decode } from '../../../roll-up/decode.ts';
import { BUYING_AGE, defaultFigures, type Figures } from '../../../roll-up/decoder-inputs.ts';
import { breakLines, litWidth } from './break-lines.ts';

/** The ages that the lit line names. */
const AGES = [85, 95] as const;

/** What a guaranteed percent earns, in words. */
export interface AnsweredGuarantee {
  readonly figures: Figures;
  /** "You earn 1.37% a year if you live to 85, and 3.47% if you live to 95." */
  readonly sentence: string;
  /** "Of 100 aged 60, 54 live to 85, and 16 to 95." */
  readonly chances: string;
  readonly contract: OwnContract;
}

/** The roll-up decoder's answer for a percent, with the decoder's own example for everything else. */
export function answerGuarantee(rollUpPercent: number): AnsweredGuarantee {
  const figures = { ...defaultFigures, rollUpPercent };
  const { outcomes } = decode(figures);
  const [early, late] = AGES.map((age) => {
    const outcome = outcomes.find((one) => one.age === age);
    return { percent: outcome?.percent ?? 0, of100: Math.round((outcome?.chance ?? 0) * 100) };
  }) as [Earned, Earned];
  const [earlyVerb, lateVerb] = [verb(early), verb(late)];
  const again = earlyVerb === lateVerb ? '' : `${lateVerb} `;
  const sentence = `You ${earlyVerb} ${amount(early)} a year if you live to ${AGES[0]}, and ${again}${amount(late)} if you live to ${AGES[1]}.`;
  const chances = `Of 100 aged ${BUYING_AGE}, ${early.of100} live to ${AGES[0]}, and ${late.of100} to ${AGES[1]}.`;
  const { years, payoutPercent } = figures;
  const clause = `The Income Base increases by ${formatShortPercent(rollUpPercent)} each year, simple interest, for ${years} Contract Years. It is used only to work out Lifetime Income Payments of ${formatShortPercent(payoutPercent)}.`;
  const drawn = (room: { readonly clause: number; readonly below?: number; readonly litSize: number }) => ({
    clause: breakLines(`7.1 ${clause}`, room.clause),
    lit: breakLines(sentence, LIT_ROOM).map((words) => ({ words, barWidth: litWidth(words, room.litSize) })),
    below: room.below ? breakLines(chances, room.below) : [],
  });
  return {
    figures,
    sentence,
    chances,
    contract: {
      wide: drawn({ clause: 53, below: 53, litSize: 29.6 }),
      narrow: drawn({ clause: 42, litSize: 22 }),
      label: `It reads: ${clause} The line in its light reads: ${sentence} ${chances}`,
    },
  };
}

/** Characters of a lit line. */
const LIT_ROOM = 25;

interface Earned {
  readonly percent: number;
  readonly of100: number;
}

function verb({ percent }: Earned): 'earn' | 'lose' {
  return percent < 0 ? 'lose' : 'earn';
}

function amount({ percent }: Earned): string {
  return formatPercent(Math.abs(percent));
}
