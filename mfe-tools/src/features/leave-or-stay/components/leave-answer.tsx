import { formatDollars } from '@annuity-lantern/domain/format-number';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { ToolNotice } from '@annuity-lantern/tool-kit/tool-notice';
import { above, joinClasses } from '@annuity-lantern/ui';
import { memo } from 'react';
import { AnswerFacts } from '../../../result/answer-facts.tsx';
import result from '../../../shared-styles/result.module.css';
import type { LeaveView } from '../model/leave-view.ts';

interface LeaveAnswerProps {
  readonly view: LeaveView;
  readonly outdated: boolean;
}

export const LeaveAnswer = memo(function LeaveAnswer({ view, outdated }: LeaveAnswerProps) {
  const { isExample, answer, notes, facts } = view;
  return (
    <>
      <AnswerPanel
        lead={`${isExample ? 'Example, not your contract. ' : ''}${answer.lead}`}
        figure={answer.figure}
        words={answer.words}
        outdated={outdated ? `Still the result for ${formatDollars(view.exchange.value)} and the last numbers we could read.` : undefined}
      >
        {notes.map((note) => (
          <p key={note} className={joinClasses(above[12], result.words)}>
            {note}
          </p>
        ))}
        <AnswerFacts facts={facts} />
      </AnswerPanel>
      <ToolNotice>This compares your numbers; both contracts have the final say.</ToolNotice>
    </>
  );
});
