import { grid, joinClasses } from '@annuity-lantern/ui';
import type { ReactNode, RefObject } from 'react';
import { FiguresForm } from '../inputs/figures-form.tsx';
import { Announced } from '../result/announced.tsx';
import styles from './date-tool.module.css';

interface DateToolProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What the link to the tool says that could not be read. */
  readonly unread: readonly string[];
  /** The id of the form, for fields elsewhere on the page. */
  readonly formId?: string;
  /** Above the fields. */
  readonly heading: string;
  readonly fields: ReactNode;
  /** Shown in place of the fields without JavaScript. */
  readonly withoutScript: ReactNode;
  /** The result in a sentence, for screen readers. Empty until the visitor has typed something. */
  readonly said: string;
  readonly answer: ReactNode;
}

/** Fields on the left, the days that follow from them on the right. */
export function DateTool({ form, unread, formId, heading, fields, withoutScript, said, answer }: DateToolProps) {
  return (
    <div className={joinClasses(grid.own, styles.tool)}>
      <Announced text={said} />
      <FiguresForm
        form={form}
        unread={unread}
        id={formId}
        heading={heading}
        privacy="Counted in your browser. Nothing is sent."
        withoutScript={withoutScript}
        plain
      >
        {fields}
      </FiguresForm>
      {answer}
    </div>
  );
}
