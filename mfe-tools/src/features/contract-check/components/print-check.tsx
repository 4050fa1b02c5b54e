import { toolNames } from '@annuity-lantern/contracts/tools';
import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import type { CheckResult } from '../model/check-result.ts';
import type { Answers } from '../model/read-answers.ts';
import { listPhrases, type Picked } from '../model/read-brochure.ts';
import { sayFinding } from '../model/say-finding.ts';
import { linkOf } from '../model/show-answers.ts';
import { verdictOf } from '../model/verdict.ts';
import { factsOf } from './check-answer.tsx';

interface PrintCheckProps {
  readonly result: CheckResult;
  readonly answers: Answers;
  readonly picked: readonly Picked[];
  /** The most important ones first. */
  readonly questions: readonly [string, string, string, ...string[]];
  readonly outdated: boolean;
}

/** Flags that fit on the page. As many leave no room for phrases. */
const FLAGS_ON_PAPER = 3;

/** The check on one page of paper, and as a link. */
export function PrintCheck({ result, answers, picked, questions, outdated }: PrintCheckProps) {
  const { flags, count, severe, words } = result;
  const { paper, sentences } = verdictOf(result, answers);
  const [first, second, third] = questions;
  const named = flags.slice(0, FLAGS_ON_PAPER).map((finding) => sayFinding(finding, answers).title);
  const more = flags.length - named.length;
  return (
    <PrintOrSend
      // Phrases change no result, and a longer address would need a second sheet.
      hash={outdated ? null : linkOf(answers)}
      sentence={`A check of my annuity: ${words}.${paper ? ` ${paper.short}` : ''}`}
      sheet={{
        title: toolNames['contract-check'],
        label: 'My answers about my annuity show:',
        figure: upperFirst(count),
        words: [severe ? `${upperFirst(severe)}.` : '', paper?.words ?? '', ...sentences].filter((sentence) => sentence !== '').join(' '),
        facts: [
          ...factsOf(answers).map(({ label, figure }) => ({ label: upperFirst(label), value: figure })),
          ...(picked.length > 0 && flags.length < FLAGS_ON_PAPER ? [{ label: 'The brochure said', value: listPhrases(picked) }] : []),
          ...(named.length > 0 ? [{ label: 'Flags', value: [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ') }] : []),
        ],
        disclosures: `${rateWords.example} ${paper ? `${paper.assumed} ` : ''}This checks your numbers; your contract has the final say. No red flags doesn’t mean it’s a good contract.`,
        questions: [first, second, third],
        outdated,
      }}
    />
  );
}
