import { exportLeads } from '@annuity-lantern/contracts/http';
import { ApiError, useSite } from '@annuity-lantern/host-kit';
import { saveFile } from '@annuity-lantern/host-kit/save-file';
import { across, font, joinClasses, Notice, screenOnly } from '@annuity-lantern/ui';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { ProofStep } from '../../../proof/proof-step.tsx';
import { useMayCall } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import { downloadExport } from '../model/download-export.ts';
import type { LeadFilters } from '../model/lead-filters.ts';
import styles from './export-leads.module.css';

interface ExportLeadsProps {
  readonly filters: LeadFilters;
  /** Whether something is typed into the search field. */
  readonly isTyped: boolean;
}

/** Saves all requests that match the filters as a file. Renders nothing without the right to export. */
export function ExportLeads({ filters, isTyped }: ExportLeadsProps) {
  const { hours } = useSite();
  const mayExport = useMayCall(exportLeads);
  const [bytes, setBytes] = useState(0);
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);
  const { start, busy, proof, error, answer } = useChange({
    // With the filters as they are when it is sent: the person may choose others while the password is asked for.
    send: async () => {
      setBytes(0);
      ending.current = new AbortController();
      const file = await downloadExport({
        filters,
        hours,
        signal: ending.current.signal,
        onBytes: (now) => setBytes(Math.floor(now / STEP) * STEP),
      });
      try {
        saveFile(file);
      } catch (cause) {
        throw new ApiError(0, 'The browser did not take the file', { cause });
      }
      return file;
    },
  });
  if (!mayExport) return null;
  return (
    <div className={joinClasses(screenOnly, across[16])}>
      <ActionButton variant="outline" busy={busy} busyLabel="Downloading..." onClick={() => start()}>
        Download as CSV
      </ActionButton>
      <p
        className={joinClasses(font.hint, styles.hint)}
      >{`${isTyped ? 'The file ignores what you typed in the search. It holds every request that matches the filters. ' : ''}The file has three consent columns, called “allowed now”. Use automated calls, texts and further email only where they say yes.`}</p>
      <p
        role="status"
        className={joinClasses(desk.unlessEmpty, styles.status)}
      >{`${busy ? progressWords(bytes) : ''}${!busy && answer ? `${answer.name} was handed to your browser.` : ''}`}</p>
      <ProofStep proof={proof} />
      {error && error.status !== 401 && (
        <Notice tone="brick" role="alert" title="The requests could not be downloaded">
          <p>{`${error.status === 0 ? 'The download broke off, so no file was saved.' : 'The server could not make the file.'} Please try again.`}</p>
        </Notice>
      )}
    </div>
  );
}

/** Bytes between two updates of the progress. */
const STEP = 50_000;

function progressWords(bytes: number): string {
  return bytes === 0 ? 'The file is being made.' : `${(bytes / 1_000_000).toFixed(1)} MB so far.`;
}
