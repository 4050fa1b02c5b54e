import { Button, ChevronDown, Disclosure, font, joinClasses, stack } from '@annuity-lantern/ui';
import type { CheckTexts } from '../model/check-fields.ts';
import { type QuestionGroup, type QuestionName, questionGroups, questionNames } from '../model/questions.ts';
import { AnswerField } from './answer-field.tsx';
import styles from './question-groups.module.css';

interface QuestionGroupsProps {
  readonly inputs: CheckTexts;
  readonly change: (part: Partial<CheckTexts>) => void;
}

/** The questions, one group open at a time. Native disclosures, because they open before hydration. */
export function QuestionGroups({ inputs, change }: QuestionGroupsProps) {
  return (
    <div>
      <p className={joinClasses(font.note, styles.lead)}>
        Answer what you know, in any order. The result grows with each answer. <b>{countAnswered(questionNames, inputs)}</b>
      </p>
      {questionGroups.map((group, index) => (
        <Group key={group.id} group={group} next={questionGroups[index + 1]} first={index === 0} inputs={inputs} change={change} />
      ))}
    </div>
  );
}

interface GroupProps extends QuestionGroupsProps {
  readonly group: QuestionGroup;
  readonly next: QuestionGroup | undefined;
  readonly first: boolean;
}

function Group({ group, next, first, inputs, change }: GroupProps) {
  const { id, title, names, more } = group;
  const field = (name: QuestionName) => <AnswerField key={name} name={name} text={inputs[name]} change={change} />;
  return (
    <details id={id} name="contract-check" open={first} className={styles.group}>
      <summary className={styles.summary}>
        <h3 className={joinClasses(font.label, styles.title)}>{title}</h3>
        <span className={joinClasses(font.hint, styles.count)}>{countAnswered([...names, ...(more?.names ?? [])], inputs)}</span>
        <ChevronDown className={styles.chevron} />
      </summary>
      <div className={joinClasses(stack[24], styles.fields)}>
        {names.map(field)}
        {more && (
          <Disclosure label={more.label}>
            <div className={joinClasses(stack[24], styles.more)}>{more.names.map(field)}</div>
          </Disclosure>
        )}
        {next ? (
          <Button variant="outline" onClick={() => openGroup(next.id)}>{`Next: ${next.title}`}</Button>
        ) : (
          <Button onClick={showResult}>See the result</Button>
        )}
      </div>
    </details>
  );
}

function countAnswered(names: readonly QuestionName[], inputs: CheckTexts): string {
  return `${names.filter((name) => inputs[name] !== '').length} of ${names.length} answered`;
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
