import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { initialInputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { ToolColumns } from '@annuity-lantern/tool-kit/tool-columns';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { Button, panel } from '@annuity-lantern/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import { checkFields } from '../model/check-fields.ts';
import { checkResult } from '../model/check-result.ts';
import { type KeptTexts, keptFields } from '../model/kept-fields.ts';
import { questionNames } from '../model/questions.ts';
import { readAnswers } from '../model/read-answers.ts';
import { readBrochure } from '../model/read-brochure.ts';
import { nothingTaken } from '../model/take-over.ts';
import { BrochureStep } from './brochure-step.tsx';
import { sayCheck } from './check-answer.tsx';
import { CheckedContract } from './checked-contract.tsx';
import styles from './contract-check.module.css';
import { QuestionGroups } from './question-groups.tsx';

const FORM = 'check-answers';
const noAnswers = {};
const readTexts = (texts: KeptTexts) => readAnswers(texts);

export function ContractCheck() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, change, changed, good, outdated, hash, unread } = useKeptInputs(form, keptFields, readTexts);
  const [isFolded, setFolded] = useState(false);
  const [taken, setTaken] = useState(nothingTaken);
  const isAnswered = questionNames.some((name) => inputs[name] !== '');
  const isTakenThere = isAnswered && questionNames.every((name) => inputs[name] === (taken.own[name] ?? inputs[name]));
  // A link with answers opens at the questions. The visitor's own answers fold nothing.
  useEffect(() => {
    if (isAnswered && !changed) setFolded(true);
  }, [isAnswered, changed]);
  // Keeps typing responsive: results follow at a lower priority.
  const shown = { answers: useDeferredValue(good ?? noAnswers), outdated: useDeferredValue(outdated), hash: useDeferredValue(hash) };
  const { answers } = shown;
  const short = useMemo(() => (Object.keys(answers).length > 0 ? sayCheck(checkResult(answers), answers) : undefined), [answers]);
  const brochure = useMemo(() => readBrochure(inputs), [inputs]);
  const shownBrochure = useDeferredValue(brochure);

  return (
    <>
      <BrochureStep
        brochure={brochure}
        inputs={inputs}
        change={change}
        form={FORM}
        isFolded={isFolded}
        fold={setFolded}
        taken={taken}
        take={setTaken}
      />
      <ToolColumns
        longForm
        inputs={
          <div data-print="none">
            <FiguresForm form={form} id={FORM} unread={unread} heading="Your answers" answer={short}>
              <div role="status" className={styles.filled}>
                {taken.said && isTakenThere && <p className={panel.lit}>{taken.said}</p>}
              </div>
              <QuestionGroups inputs={inputs} change={change} />
              {isAnswered && (
                <Button
                  variant="quiet"
                  size="small"
                  className={tools.flush}
                  onClick={() => {
                    setTaken(nothingTaken);
                    change(initialInputs(checkFields));
                  }}
                >
                  Clear all answers
                </Button>
              )}
            </FiguresForm>
          </div>
        }
      >
        <CheckedContract {...shown} brochure={shownBrochure} changed={changed} />
      </ToolColumns>
    </>
  );
}
