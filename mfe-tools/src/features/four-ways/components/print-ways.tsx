import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { riseLabels } from '../model/ways-fields.ts';
import { sayInShort, sayLeft, sayShort, sayShortest, TARGET_AGE, type WaysView } from '../model/ways-view.ts';

interface PrintWaysProps {
  readonly view: WaysView;
  readonly outdated: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
}

export const askAboutWays = [
  'Which part of my income has to come for life, and which part may end?',
  'What would an insurer pay me for that part, and does it rise with prices?',
  'What would each way cost me a year, and what do you earn with it?',
] as const;

/** The four ways on one page of paper, and as a link. */
export function PrintWays({ view, outdated, hash }: PrintWaysProps) {
  const { wanted, ways, answer, isExample } = view;
  return (
    <PrintOrSend
      hash={outdated ? null : hash}
      sentence={sayInShort(view)}
      sheet={{
        title: toolNames['four-ways'],
        label: `${isExample ? 'Example, not your money. ' : ''}${answer.lead}`,
        figure: answer.figure,
        words: answer.words.trim(),
        facts: [
          {
            label: 'Money and income',
            value: `${formatDollars(wanted.amount)} for ${formatDollars(wanted.income)} a year from ${wanted.age}, to ${riseLabels[wanted.rises ? 'prices' : 'level'].toLowerCase()}`,
          },
          ...ways.map((way) => ({
            label: way.name,
            value: `Short before ${TARGET_AGE} in ${sayShort(way.target)} starts. Shortest: ${sayShortest(way)}. Left after 30 years: ${sayLeft(way.history.leftAfter30)}.`,
          })),
        ],
        disclosures: `${rateWords.example} Short: not the full income; an annuity then still pays. History is one path and no promise: one country, one past, no tax. The payout table is an illustration. ${rateWords.guarantees}`,
        questions: askAboutWays,
        outdated,
      }}
    />
  );
}
