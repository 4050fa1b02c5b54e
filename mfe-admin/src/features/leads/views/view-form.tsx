import { LONGEST_VIEW_NAME, ViewName } from '@annuity-lantern/contracts/http';
import { joinClasses, TextField } from '@annuity-lantern/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { type ShowChange, useViewChange } from './use-view-change.ts';
import styles from './views.module.css';

interface ViewFormProps {
  readonly id: string;
  readonly label: string;
  readonly first: string;
  readonly submit: string;
  readonly send: (name: string) => Promise<ShowChange>;
  /** After the button that submits. */
  readonly children?: ReactNode;
}

/** Names a view. The text stays until the name is stored. */
export function ViewForm({ id, label, first, submit, send, children }: ViewFormProps) {
  const [name, setName] = useState(first);
  const [unusable, setUnusable] = useState<string>();
  const { busy, fault, change } = useViewChange();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { error } = ViewName.safeParse(name);
    setUnusable(error?.issues[0]?.message);
    if (!error) change(() => send(name));
  };
  return (
    <form className={joinClasses(desk.fieldLine, styles.form)} noValidate onSubmit={save} aria-label={label}>
      <TextField
        id={id}
        label="Name of the view"
        value={name}
        maxLength={LONGEST_VIEW_NAME}
        autoComplete="off"
        className={styles.name}
        error={unusable ?? fault}
        onChange={(event) => setName(event.target.value)}
      />
      <ActionButton type="submit" variant="outline" busy={busy}>
        {submit}
      </ActionButton>
      {children}
    </form>
  );
}
