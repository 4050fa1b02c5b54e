import { Button, ChevronDown, font, joinClasses, stack } from '@annuity-lantern/ui';
import { useEffect } from 'react';
import { FoldedFields } from '../../../inputs/folded-fields.tsx';
import type { CheckTexts } from '../model/check-fields.ts';
import { firstQuestions, type QuestionGroup, type QuestionName, questionGroups } from '../model/questions.ts';
import { AnswerField } from './answer-field.tsx';
import styles from './question-groups.module.css';

interface QuestionGroupsProps {
  readonly inputs: CheckTexts;
  readonly change: (part: Partial<CheckTexts>) => void;
}

const others = questionGroups.flatMap(({ names }) => names);

/** The first questions, then the others on demand. */
export function QuestionGroups({ inputs, change }: QuestionGroupsProps) {
  const answered = questionGroups.find(({ names }) => countAnswered(names, inputs) > 0)?.id;
  useEffect(() => {
    const group = document.getElementById(answered ?? '');
    // A link opens the first group that it answers. The visitor's own open group stays.
    if (group instanceof HTMLDetailsElement && !group.parentElement?.querySelector(':scope > details[open]')) group.open = true;
  }, [answered]);

  return (
    <>
      <div className={stack[24]}>
        {firstQuestions.map((name) => (
          <AnswerField key={name} name={name} text={inputs[name]} change={change} />
        ))}
      </div>
      <FoldedFields label={`More questions: ${sayAnswered(others, inputs)}`} isFilled={answered !== undefined}>
        <div>
          {questionGroups.map((group, index) => (
            <Group key={group.id} group={group} next={questionGroups[index + 1]} inputs={inputs} change={change} />
          ))}
        </div>
      </FoldedFields>
    </>
  );
}

interface GroupProps extends QuestionGroupsProps {
  readonly group: QuestionGroup;
  readonly next: QuestionGroup | undefined;
}

/** One group is open at a time. Native disclosures, because they open before hydration. */
function Group({ group: { id, title, names }, next, inputs, change }: GroupProps) {
  return (
    <details id={id} name="contract-check" className={styles.group}>
      <summary className={styles.summary}>
        <h3 className={joinClasses(font.label, styles.title)}>{title}</h3>
        <span className={joinClasses(font.hint, styles.count)}>{sayAnswered(names, inputs)}</span>
        <ChevronDown className={styles.chevron} />
      </summary>
      <div className={joinClasses(stack[24], styles.fields)}>
        {names.map((name) => (
          <AnswerField key={name} name={name} text={inputs[name]} change={change} />
        ))}
        {next ? (
          <Button variant="outline" onClick={() => openGroup(next.id)}>{`Next: ${next.title}`}</Button>
        ) : (
          <Button onClick={showResult}>See the result</Button>
        )}
      </div>
    </details>
  );
}

function sayAnswered(names: readonly QuestionName[], inputs: CheckTexts): string {
  return `${countAnswered(names, inputs)} of ${names.length} answered`;
}

function countAnswered(names: readonly QuestionName[], inputs: CheckTexts): number {
  return names.filter((name) => inputs[name] !== '').length;
}

/** Opens a group, closes the previous one, and moves focus to its summary. */
function openGroup(id: string) {
  const group = document.getElementById(id);
  if (!(group instanceof HTMLDetailsElement)) return;
  group.open = true;
  const summary = group.querySelector('summary');
  summary?.focus({ preventScroll: true });
  summary?.scrollIntoView?.({ block: 'nearest' });
}

/** Scrolls to the result, which is below the questions on phones. */
function showResult() {
  const heading = document.getElementById('answer-heading');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView?.({ block: 'start' });
}
