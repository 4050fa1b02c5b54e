import { grid, joinClasses } from '@annuity-lantern/ui';
import type { ReactNode, RefObject } from 'react';
import { FiguresForm } from '../inputs/figures-form.tsx';
import { ToolNotice } from '../page/tool-notice.tsx';
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
  /** The result in a sentence. Empty without a result. */
  readonly said: string;
  /** Whether the visitor has changed something: the result is then announced to screen readers. */
  readonly changed: boolean;
  /** The result in a few words, for the one line at the bottom of a phone's screen. */
  readonly short: string;
  readonly answer: ReactNode;
  /** What the answer is not. Follows "Educational example, not a quote or advice." */
  readonly notice: string;
}

/** Fields on the left, the days that follow from them on the right. */
export function DateTool(props: DateToolProps) {
  const { form, unread, formId, heading, fields, withoutScript, said, changed, short, answer, notice } = props;
  return (
    <div className={joinClasses(grid.own, styles.tool)}>
      <Announced text={changed ? said : ''} />
      <FiguresForm
        form={form}
        unread={unread}
        id={formId}
        heading={heading}
        privacy="Counted in your browser. Nothing is sent."
        withoutScript={withoutScript}
        answer={short}
        result="date-answer"
        plain
      >
        {fields}
      </FiguresForm>
      <div>
        {answer}
        <ToolNotice>{notice}</ToolNotice>
      </div>
    </div>
  );
}
