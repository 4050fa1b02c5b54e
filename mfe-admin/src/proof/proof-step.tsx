import { proveSelf } from '@annuity-lantern/contracts/http';
import { callAsStaff } from '../queries/call-as-staff.ts';
import type { AskedProof } from './proof-for.ts';
import { ProofForm } from './proof-form.tsx';

/** Asks for the password when a change needs it, and then sends the change again. Not inside the form of the change: forms do not nest. */
export function ProofStep({ proof }: { readonly proof: AskedProof | undefined }) {
  if (!proof) return null;
  return (
    <ProofForm
      title="Confirm it is you"
      why="Enter your password again. You won’t be asked for the next 5 minutes."
      withCode={proof.withCode}
      takesFocus
      send={(body) => callAsStaff(proveSelf, { body })}
      onDone={proof.sendAgain}
      onCancel={proof.cancel}
    />
  );
}
