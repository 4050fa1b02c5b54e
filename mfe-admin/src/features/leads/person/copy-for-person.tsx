import { copyPerson, type PersonCopy } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { saveFile } from '@annuity-lantern/host-kit/save-file';
import { across, Button, font, stack } from '@annuity-lantern/ui';
import { ProofStep } from '../../../proof/proof-step.tsx';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { useChange } from '../../../proof/use-change.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useMayCall } from '../../../queries/session.ts';
import { renderPersonCopy } from './render-person-copy.ts';

/** All that we keep about the person, as a page to print and as JSON: for the person who asks what we have. */
export function CopyForPerson({ id }: { readonly id: string }) {
  const mayCopy = useMayCall(copyPerson);
  const { start, busy, proof, refusal, done } = useChange<PersonCopy>((copy) => {
    const name = `your-requests-${leadReference(id)}`;
    saveFile({ name: `${name}.html`, content: new Blob([renderPersonCopy(copy)], { type: 'text/html' }) });
    saveFile({ name: `${name}.json`, content: new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }) });
  });
  if (!mayCopy) return null;
  return (
    <section className={stack[8]} aria-label="A copy for the person">
      <div className={across[8]}>
        <Button
          size="small"
          variant="outline"
          busy={busy !== null}
          busyLabel="Copying..."
          aria-disabled={busy !== null}
          onClick={() => start('copy', () => callAsStaff(copyPerson, { params: { id } }))}
        >
          A copy for the person
        </Button>
        <span className={font.quiet}>All that we keep about them under this email address: a page to print, and the same as JSON.</span>
      </div>
      <p role="status">{done ? 'Saved: two files. Read them before you send them.' : ''}</p>
      <RefusalNotice refusal={refusal} />
      <ProofStep proof={proof} />
    </section>
  );
}
