import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { initialInputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { ToolColumns } from '@annuity-lantern/tool-kit/tool-columns';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { Button } from '@annuity-lantern/ui';
import { useDeferredValue, useMemo, useRef } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import { checkFields } from '../model/check-fields.ts';
import { checkResult } from '../model/check-result.ts';
import { readAnswers } from '../model/read-answers.ts';
import { sayCheck } from './check-answer.tsx';
import { CheckedContract } from './checked-contract.tsx';
import { QuestionGroups } from './question-groups.tsx';

const noAnswers = {};

export function ContractCheck() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, change, changed, good, outdated, hash, unread } = useKeptInputs(form, checkFields, readAnswers);
  // Keeps typing responsive: results follow at a lower priority.
  const shown = { answers: useDeferredValue(good ?? noAnswers), outdated: useDeferredValue(outdated), hash: useDeferredValue(hash) };
  const { answers } = shown;
  const short = useMemo(() => (Object.keys(answers).length > 0 ? sayCheck(checkResult(answers), answers) : undefined), [answers]);

  return (
    <ToolColumns
      longForm
      inputs={
        <div data-print="none">
          <FiguresForm form={form} unread={unread} heading="Your answers" answer={short}>
            <QuestionGroups inputs={inputs} change={change} />
            {Object.values(inputs).some((text) => text !== '') && (
              <Button variant="quiet" size="small" className={tools.flush} onClick={() => change(initialInputs(checkFields))}>
                Clear all answers
              </Button>
            )}
          </FiguresForm>
        </div>
      }
    >
      <CheckedContract {...shown} changed={changed} />
    </ToolColumns>
  );
}
