import { Button, type ButtonProps } from '@annuity-lantern/ui';

export interface ActionButtonProps extends Omit<ButtonProps, 'aria-disabled' | 'aria-label'> {
  /** What it does is being sent. */
  readonly busy?: boolean;
  /** Something else is being sent, or is missing: a press does nothing. */
  readonly waits?: boolean;
  /** The whole name, where the words alone do not say what they are about. */
  readonly label?: string;
}

/** A button that sends a change. It keeps its focus while it is busy or waits. */
export function ActionButton({
  busy = false,
  waits = false,
  label,
  size = 'small',
  busyLabel = 'Saving...',
  onClick,
  ...button
}: ActionButtonProps) {
  return (
    <Button
      size={size}
      {...button}
      busy={busy}
      busyLabel={busyLabel}
      aria-label={busy ? undefined : label}
      aria-disabled={waits || undefined}
      onClick={waits ? (event) => event.preventDefault() : onClick}
    />
  );
}
