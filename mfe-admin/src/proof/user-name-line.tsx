import { TextField } from '@annuity-lantern/ui';

interface UserNameLineProps {
  readonly id: string;
  readonly username: string;
}

/** Whose password is asked for. Password managers do not look at a hidden field, and would keep the password without a name. */
export function UserNameLine({ id, username }: UserNameLineProps) {
  return <TextField id={id} name="username" label="Signed in as" autoComplete="username" readOnly value={username} />;
}
