import { beginSignInCode, type NewSignInCode } from '@annuity-lantern/contracts/http';
import { useState } from 'react';
import { ProofForm } from '../../../proof/proof-form.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { NewSecret } from './new-secret.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

interface CodeSetUpProps {
  readonly username: string;
  /** The account already has a code. It stays valid until the new one is turned on. */
  readonly replaces?: boolean;
  readonly takesFocus?: boolean;
  /** Called when the person confirms that they saved the recovery codes. */
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

/** Password, then the secret for the app and its first code, then the recovery codes. */
export function CodeSetUp({ username, replaces = false, takesFocus = false, onDone, onCancel }: CodeSetUpProps) {
  const [made, setMade] = useState<NewSignInCode>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <RecoveryCodeList title="Your sign-in code is on. Keep these recovery codes." username={username} codes={codes} onKept={onDone} />
    );
  const cancel = onCancel ? { onCancel } : {};
  if (made) return <NewSecret secret={made} onDone={setCodes} {...cancel} />;
  return (
    <ProofForm
      title="Show the QR code"
      withCode={replaces}
      takesFocus={takesFocus}
      send={(body) => callAsStaff(beginSignInCode, { body })}
      onDone={setMade}
      {...cancel}
    />
  );
}
