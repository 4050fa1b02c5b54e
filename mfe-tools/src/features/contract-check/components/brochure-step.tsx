import { Announced } from '@annuity-lantern/tool-kit/announced';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import { ToolColumns } from '@annuity-lantern/tool-kit/tool-columns';
import { above, Button, Checkbox, font, joinClasses, layout, ruled, split, stack } from '@annuity-lantern/ui';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import tools from '../../../shared-styles/tools.module.css';
import { type ClaimId, claimIds, claimOf } from '../model/brochure-claims.ts';
import { type ChangeTexts, type KeptTexts, limitsOf, percentName, pickName } from '../model/kept-fields.ts';
import { firstQuestions } from '../model/questions.ts';
import { type Brochure, EXAMPLE_AMOUNT, phraseOf } from '../model/read-brochure.ts';
import { type Taken, takeOver } from '../model/take-over.ts';
import { BrochureSheet } from './brochure-sheet.tsx';
import styles from './brochure-step.module.css';

interface BrochureStepProps {
  readonly brochure: Brochure;
  readonly inputs: KeptTexts;
  readonly change: ChangeTexts;
  /** The id of the form that the questions are in: the fields here belong to it, too. */
  readonly form: string;
  readonly isFolded: boolean;
  readonly fold: (isFolded: boolean) => void;
  /** What earlier confirmations filled in. */
  readonly taken: Taken;
  readonly take: (taken: Taken) => void;
}

/** The first step, for visitors who remember the brochure and not the contract. Its picks can fill the check. */
export function BrochureStep({ brochure, inputs, change, form, isFolded, fold, taken, take }: BrochureStepProps) {
  const [latest, setLatest] = useState<ClaimId | null>(null);
  const { picked, amount, wrong } = brochure;
  const told = picked.find(({ id }) => id === latest);

  function toggle({ detail }: MouseEvent) {
    // The second press of a double click.
    if (detail > 1) return;
    // Before the page scrolls: what is above the questions changes its height.
    flushSync(() => fold(!isFolded));
    if (!isFolded) goToQuestions(detail);
  }

  function confirm({ detail }: MouseEvent) {
    if (wrong) return document.getElementById(wrong)?.focus();
    const { part, own, said } = takeOver(brochure, inputs, taken.own);
    flushSync(() => {
      if (Object.keys(part).length > 0) change(part, { step: true });
      take({ own, said });
    });
    goToQuestions(detail);
  }

  return (
    <section className={joinClasses(ruled[24], styles.step)} data-print="none" aria-labelledby="brochure">
      <div className={split[16]}>
        <h2 id="brochure" className={font.h3}>
          What did the brochure say?
        </h2>
        <Button variant="quiet" size="small" className={tools.flush} onClick={toggle}>
          {isFolded
            ? `Show the phrases${picked.length > 0 ? ` (${picked.length} picked)` : ''}`
            : 'I have the contract: go to the questions'}
        </Button>
      </div>
      <noscript>
        <p>These phrases need JavaScript. You can call us about any of them.</p>
      </noscript>
      {!isFolded && (
        <div className={above[16]}>
          <ToolColumns
            longForm
            inputs={
              <div className={stack[16]}>
                <fieldset>
                  <legend className={joinClasses(font.quiet, layout.legend)}>Check each phrase that you remember.</legend>
                  <ul className={above[8]}>
                    {claimIds.map((id) => (
                      <li key={id}>
                        <Checkbox
                          id={pickName(id)}
                          name={pickName(id)}
                          form={form}
                          value="yes"
                          label={`“${phraseOf(id, inputs)}”`}
                          checked={inputs[pickName(id)] === 'yes'}
                          onChange={({ target }) => {
                            setLatest(id);
                            change({ [pickName(id)]: target.checked ? 'yes' : '' });
                          }}
                        />
                        {inputs[pickName(id)] === 'yes' && <Percent id={id} inputs={inputs} change={change} form={form} />}
                      </li>
                    ))}
                  </ul>
                </fieldset>
                <MoneyField
                  id="amount"
                  label="How much money is it?"
                  hint="What you would pay in, or what’s in it today"
                  form={form}
                  text={inputs.amount}
                  onText={(text) => change({ amount: text })}
                />
                {(picked.length > 0 || inputs.amount !== '') && (
                  <div>
                    <Button onClick={confirm}>Yes, that’s right</Button>
                    <p className={joinClasses(font.note, above[8])}>
                      Fills in the check below. You can change it there. What you typed yourself stays.
                    </p>
                  </div>
                )}
              </div>
            }
          >
            <BrochureSheet picked={picked} lit={(told ?? picked.at(-1))?.id} example={amount === null ? EXAMPLE_AMOUNT : null} />
          </ToolColumns>
        </div>
      )}
      <Announced text={told ? `${told.clause}. ${told.means}` : ''} />
    </section>
  );
}

interface PercentProps extends Pick<BrochureStepProps, 'inputs' | 'change' | 'form'> {
  readonly id: ClaimId;
}

/** The figure of a phrase, which may be another than the usual one. */
function Percent({ id, inputs, change, form }: PercentProps) {
  const [name, { figure, words }] = [percentName(id), claimOf(id)];
  if (!name || !figure) return null;
  const limits = limitsOf(figure.question);
  const none = parseNumber('none', limits);
  return (
    <div className={styles.percent}>
      <NumberField
        id={name}
        label={`The brochure’s ${words}, in percent`}
        limits={limits}
        suffix="%"
        form={form}
        text={inputs[name]}
        error={inputs[name].trim() === '' && none.kind === 'wrong' ? none.message : undefined}
        onText={(text) => change({ [name]: text })}
      />
    </div>
  );
}

/** Milliseconds in which a second press may follow. */
const DOUBLE_CLICK = 500;

/** @param presses 0 if the button was pressed by a key */
function goToQuestions(presses: number) {
  const question = document.getElementById(firstQuestions[0]);
  question?.focus({ preventScroll: true });
  // The second press has to find the button where it was, and not an answer in its place.
  setTimeout(
    () => document.activeElement === question && question?.scrollIntoView?.({ block: 'center' }),
    presses === 0 ? 0 : DOUBLE_CLICK,
  );
}
