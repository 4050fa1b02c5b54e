import { copyMyRequest } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';
import { saveFile } from '@annuity-lantern/host-kit/save-file';
import { Button, flow, font, joinClasses } from '@annuity-lantern/ui';
import { renderMyCopy } from '../model/render-my-copy.ts';
import { Outcome } from './outcome.tsx';
import { type AsVisitor, useSending } from './use-sending.ts';

interface DownloadCopyProps {
  readonly reference: string;
  readonly asVisitor: AsVisitor;
}

/** All that we hold under the visitor's email address: a page to print, and the same for a computer. */
export function DownloadCopy({ reference, asVisitor }: DownloadCopyProps) {
  const sending = useSending();
  async function download(): Promise<void> {
    const copy = await asVisitor((headers) => call(copyMyRequest, {}, { headers }));
    const name = `your-requests-${reference}`;
    saveFile({ name: `${name}.html`, content: new Blob([renderMyCopy(copy)], { type: 'text/html' }) });
    saveFile({ name: `${name}.json`, content: new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }) });
  }
  return (
    <div className={joinClasses(flow[16], font.measure)}>
      <p>You get two files: a page to read and print, and the same data for a computer. They hold every request with your email address.</p>
      <Button variant="outline" busy={sending.busy} busyLabel="Copying..." onClick={() => void sending.send(download)}>
        Download what we hold
      </Button>
      <Outcome sending={sending}>Saved: two files. They hold personal data, so keep them safe.</Outcome>
    </div>
  );
}
