import { formatDollars } from '@annuity-lantern/domain/format-number';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { ToolNotice } from '@annuity-lantern/tool-kit/tool-notice';
import { above, joinClasses } from '@annuity-lantern/ui';
import { memo } from 'react';
import { AnswerFacts } from '../../../result/answer-facts.tsx';
import result from '../../../shared-styles/result.module.css';
import type { PensionView } from '../model/pension-view.ts';

interface PensionAnswerProps {
  readonly view: PensionView;
  readonly outdated: boolean;
}

export const PensionAnswer = memo(function PensionAnswer({ view, outdated }: PensionAnswerProps) {
  const { isExample, answer, notes, facts, pension } = view;
  return (
    <>
      <AnswerPanel
        lead={`${isExample ? 'Example, not your offer. ' : ''}${answer.lead}`}
        figure={answer.figure}
        words={answer.words}
        outdated={outdated ? `Still the result for ${formatDollars(pension.lumpSum)} and the last numbers we could read.` : undefined}
      >
        {notes.map((note) => (
          <p key={note} className={joinClasses(above[12], result.words)}>
            {note}
          </p>
        ))}
        <AnswerFacts facts={facts} />
      </AnswerPanel>
      <ToolNotice>An average says nothing about your health, your other income, or what you want to leave to others.</ToolNotice>
    </>
  );
});
