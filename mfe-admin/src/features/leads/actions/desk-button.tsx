import { ActionButton, type ActionButtonProps } from '../../../change/action-button.tsx';
import type { ActionName } from './desk-actions.ts';

interface DeskButtonProps extends ActionButtonProps {
  /** Undefined while the menu does not offer it. */
  readonly of: ActionName | undefined;
  /** What the menu calls it, where the row of the table would say something else. */
  readonly says?: string | undefined;
}

/** A button of the open request that the command menu presses, too. */
export function DeskButton({ of, says, ...button }: DeskButtonProps) {
  return <ActionButton {...button} data-action={of} data-says={says} />;
}
