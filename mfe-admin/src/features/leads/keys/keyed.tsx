import { buttonClass, joinClasses, screenOnly } from '@annuity-lantern/ui';
import { createContext, type MouseEvent, type ReactNode, type Ref, useContext } from 'react';
import { ActionButton, type ActionButtonProps } from '../../../change/action-button.tsx';
import { deskKeys, type KeyName } from './desk-keys.ts';
import styles from './keys.module.css';
import { useSingleKeys } from './single-keys.ts';

/** Whether the keys of a request act on the one around: only while the cursor of the list is on it. */
export const KeysAct = createContext(false);

function useActs(): boolean {
  const on = useSingleKeys();
  return useContext(KeysAct) && on;
}

/** Shows the key for the label before it. Not rendered while the key has no effect. */
export function KeyHint({ of }: { of: KeyName }) {
  const acts = useActs();
  return acts ? (
    <span className={joinClasses(screenOnly, styles.hint)} aria-hidden="true">
      {deskKeys[of].key.toUpperCase()}
    </span>
  ) : null;
}

/** A button that its key presses too, and that shows the key (`useDeskKeys`). `of`: absent for a button without a key. */
export function KeyButton({ of, children, ...button }: ActionButtonProps & { readonly of: KeyName | undefined }) {
  const acts = useActs();
  return (
    <ActionButton {...button} aria-keyshortcuts={of && acts ? deskKeys[of].key : undefined}>
      <span>{children}</span>
      {of && <KeyHint of={of} />}
    </ActionButton>
  );
}

interface KeyLinkProps {
  readonly of: KeyName;
  readonly href: string;
  readonly linkRef: Ref<HTMLAnchorElement>;
  readonly busy?: boolean;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly children: ReactNode;
}

/** A link that looks like a button, and that its key follows too. */
export function KeyLink({ of, href, linkRef, busy = false, onClick, children }: KeyLinkProps) {
  const acts = useActs();
  return (
    <a
      ref={linkRef}
      href={href}
      className={buttonClass({ size: 'small' })}
      aria-keyshortcuts={acts ? deskKeys[of].key : undefined}
      aria-disabled={busy || undefined}
      onClick={onClick}
    >
      <span>{children}</span>
      <KeyHint of={of} />
    </a>
  );
}
