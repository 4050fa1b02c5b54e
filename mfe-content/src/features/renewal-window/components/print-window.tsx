import type { UsState } from '@annuity-lantern/contracts/http';
import { toolNames } from '@annuity-lantern/contracts/tools';
import { toIso, weekdayOf } from '@annuity-lantern/domain/calendar-day';
import { formatDay } from '@annuity-lantern/domain/format-date';
import type { RenewalWindow } from '@annuity-lantern/domain/renewal-window';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { sayDays, sayShortDay } from '@annuity-lantern/tool-kit/say-day';
import type { NextStep } from '../../../what-next/next-step.ts';
import { WhatNextOnPaper } from '../../../what-next/what-next-on-paper.tsx';
import { sayWindow } from '../model/say-window.ts';

interface PrintWindowProps {
  readonly window: RenewalWindow;
  readonly steps: readonly NextStep[];
  readonly state: UsState | '';
  /** The fragment of a link to this window. */
  readonly hash: string;
}

/** The window on one page of paper, and as a link. */
export function PrintWindow({ window, steps, state, hash }: PrintWindowProps) {
  const { opens, closes, days, phase } = window;
  const lead = phase === 'closed' ? 'By this count, your window closed on' : 'Your last day to leave without a charge is';
  return (
    <PrintOrSend
      byButtonOnly
      hash={hash}
      sentence={sayWindow(window)}
      sheet={{
        title: toolNames['renewal-window'],
        label: `${lead} ${weekdayOf(closes)},`,
        figure: formatDay(toIso(closes)),
        facts: [{ label: `The window, ${sayDays(days)}`, value: `${sayShortDay(opens)} to ${sayShortDay(closes)}` }],
        children: <WhatNextOnPaper steps={steps} state={state} />,
        disclosures:
          'Educational example, not a quote or advice. Your contract has the final say: ask the insurer to confirm the last day. If you do nothing, many contracts renew for a new term with a new surrender charge.',
        questions: [
          'What are the renewal rate, the new term and the new surrender charge?',
          'Must my form arrive by the last day, or only be mailed?',
          'How long does a transfer to another insurer take?',
        ],
      }}
    />
  );
}
