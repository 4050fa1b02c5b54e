import { type ToolId, toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { NothingToPrint } from '@annuity-lantern/host-kit/print-or-send';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { ToolColumns } from '@annuity-lantern/tool-kit/tool-columns';
import type { KeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { EmptyState } from '@annuity-lantern/ui';
import type { ReactNode, RefObject } from 'react';
import { ExampleAnswer, type ExampleAnswerProps } from './example-answer.tsx';

interface ExampleToolProps<View> extends Pick<ExampleAnswerProps, 'example' | 'notice'> {
  readonly tool: ToolId;
  readonly form: RefObject<HTMLFormElement | null>;
  /** The id of the form, for fields elsewhere on the page. */
  readonly formId?: string;
  readonly kept: Pick<KeptInputs<string, unknown>, 'changed' | 'outdated' | 'unread'>;
  /** The fields. */
  readonly inputs: ReactNode;
  /** Null while a field that it needs is empty. */
  readonly view: View | null;
  /** The labels of those fields. */
  readonly missing: readonly string[];
  /** The result in a sentence. */
  readonly sayInShort: (view: View) => string;
  /** The dollars that a result belongs to. */
  readonly amountOf: (view: View) => number;
  /** Below the answer. */
  readonly result: (view: View) => ReactNode;
  /** The result on paper. */
  readonly sheet: (view: View) => ReactNode;
  /** Below the result, also while there is none. */
  readonly children: ReactNode;
}

/** A tool that begins with an example: its fields, the answer or what is still missing, and the printed sheet. */
export function ExampleTool<View extends ExampleAnswerProps['view']>({
  tool,
  form,
  formId,
  kept: { changed, outdated, unread },
  inputs,
  view,
  missing,
  sayInShort,
  amountOf,
  example,
  notice,
  result,
  sheet,
  children,
}: ExampleToolProps<View>) {
  const said = view && !outdated ? sayInShort(view) : 'No new result yet.';
  const whyNone = `Still missing: ${missing.join('; ')}.`;
  return (
    <ToolColumns
      inputs={
        <FiguresForm form={form} id={formId} unread={unread} answer={view ? said : undefined}>
          {inputs}
        </FiguresForm>
      }
    >
      <Announced text={changed ? said : ''} />
      {view ? (
        <>
          <ExampleAnswer view={view} example={example} outdated={outdated ? formatDollars(amountOf(view)) : null} notice={notice} />
          {result(view)}
        </>
      ) : (
        <EmptyState title="No result yet" text={whyNone} />
      )}
      {children}
      {view ? sheet(view) : <NothingToPrint title={toolNames[tool]} why={whyNone} />}
    </ToolColumns>
  );
}
