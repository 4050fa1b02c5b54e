import { copyPerson } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { saveFile } from '@annuity-lantern/host-kit/save-file';
import { across, font, stack } from '@annuity-lantern/ui';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { ProofStep } from '../../../proof/proof-step.tsx';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useMayCall } from '../../../queries/session.ts';
import { renderPersonCopy } from './render-person-copy.ts';

/** All that we keep about the person, as a page to print and as JSON: for the person who asks what we have. */
export function CopyForPerson({ id }: { readonly id: string }) {
  const mayCopy = useMayCall(copyPerson);
  const { start, busy, proof, refusal, isSaved } = useChange({
    send: () => callAsStaff(copyPerson, { params: { id } }),
    onSaved: (copy) => {
      const name = `your-requests-${leadReference(id)}`;
      saveFile({ name: `${name}.html`, content: new Blob([renderPersonCopy(copy)], { type: 'text/html' }) });
      saveFile({ name: `${name}.json`, content: new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }) });
    },
  });
  if (!mayCopy) return null;
  return (
    <section className={stack[8]} aria-label="A copy for the person">
      <div className={across[8]}>
        <ActionButton variant="outline" busy={busy} busyLabel="Copying..." onClick={() => start()}>
          A copy for the person
        </ActionButton>
        <span className={font.quiet}>All that we keep about them under this email address: a page to print, and the same as JSON.</span>
      </div>
      <p role="status">{isSaved ? 'Saved: two files. Read them before you send them.' : ''}</p>
      <RefusalNotice refusal={refusal} />
      <ProofStep proof={proof} />
    </section>
  );
}
