import { eraseMyRequest } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';
import { across, Button, flow, font, joinClasses } from '@annuity-lantern/ui';
import { useEffect, useRef, useState } from 'react';
import { Outcome } from './outcome.tsx';
import { type AsVisitor, useSending } from './use-sending.ts';

interface DeleteRequestProps {
  readonly asVisitor: AsVisitor;
  readonly headingId: string;
  readonly onDeleted: () => void;
}

/** Two presses, because nothing brings a request back. */
export function DeleteRequest({ asVisitor, headingId, onDeleted }: DeleteRequestProps) {
  const [asks, setAsks] = useState(false);
  const sending = useSending();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (asks) question.current?.focus();
  }, [asks]);

  function keep(): void {
    setAsks(false);
    document.getElementById(headingId)?.focus();
  }

  return (
    <div className={joinClasses(flow[16], font.measure)}>
      <p>We erase it here and tell our customer system to. If you bought something, the seller must keep some records by law.</p>
      {asks ? (
        <>
          <p ref={question} tabIndex={-1} className={font.strong}>
            Delete it for good? We can’t bring it back.
          </p>
          <div className={across[24]}>
            <Button
              busy={sending.busy}
              busyLabel="Deleting..."
              onClick={() =>
                void sending.send(async () => {
                  await asVisitor((headers) => call(eraseMyRequest, {}, { headers }));
                  onDeleted();
                })
              }
            >
              Yes, delete it
            </Button>
            <Button variant="quiet" onClick={keep}>
              Keep it
            </Button>
          </div>
        </>
      ) : (
        <Button variant="outline" onClick={() => setAsks(true)}>
          Delete my request
        </Button>
      )}
      <Outcome sending={sending}>We delete it within a minute.</Outcome>
    </div>
  );
}
