import { callTimeWords, type StoredCallTime } from '@annuity-lantern/contracts/http';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { above, Button, flow, font, joinClasses, Notice, screenOnly } from '@annuity-lantern/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Correction } from '../model/kept-request.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { type CorrectionFailure, CorrectSentForm, describeRefusal } from './correct-sent-form.tsx';
import styles from './sent-contact.module.css';
import type { CorrectableRequest } from './use-kept-request.ts';

interface SentContactProps {
  readonly kind: RequestFormKind;
  /** Absent on the page that answers a post without scripts. */
  readonly correctable?: CorrectableRequest | undefined;
  /** What was sent, where it can't be corrected here. */
  readonly sent?: SentAnswers | undefined;
  /** When to expect the first call. */
  readonly firstCall?: string | undefined;
}

interface SentAnswers {
  readonly isSealed: boolean;
  readonly email: string;
  readonly phone: string;
  readonly preferredCallTime?: StoredCallTime | undefined;
}

/** Where we write and when we call, as this tab sent it, and the way to correct it. */
export function SentContact({ kind, correctable, sent, firstCall }: SentContactProps) {
  const kept = correctable?.kept;
  const [isOpen, setIsOpen] = useState(false);
  const [changed, setChanged] = useState<{ readonly before: string; readonly correction: Correction }>();
  const outcome = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = correctable?.answers ?? sent;
  if (!shown) return null;
  const isSealed = (kept ?? sent)?.isSealed === true;
  // The mail to a new address is on its way.
  const isNew = changed?.correction.email !== undefined;
  const mayChange = kept !== undefined && kept.left > 0 && kept.waiting === undefined;
  const late = correctable?.lateFailure === undefined ? undefined : describeRefusal(correctable.lateFailure);

  async function send(correction: Correction): Promise<void> {
    if (!kept) return;
    const before = kept.answers.email;
    await correctable?.correct(correction);
    flushSync(() => {
      setChanged({ before, correction });
      setIsOpen(false);
    });
    outcome.current?.focus();
  }

  function close(): void {
    flushSync(() => setIsOpen(false));
    opener.current?.focus();
  }

  return (
    <div className={joinClasses(flow[8], above[16])}>
      <p>
        <span>{isSealed ? 'We’ll write to' : isNew ? 'We’re writing to' : 'We wrote to'}</span>{' '}
        <strong className={font.anywhere}>{shown.email}</strong>
        <span>{isSealed ? ' as soon as our system has stored your request.' : '.'}</span>{' '}
        {mayChange && !isOpen && (
          <span className={screenOnly}>
            <span>Wrong?</span>{' '}
            <Button ref={opener} variant="quiet" size="small" className={styles.change} onClick={() => setIsOpen(true)}>
              Change it here
            </Button>
          </span>
        )}
      </p>
      <p>
        <span>{`We’ll call ${shown.phone}, ${callTimeWords(shown.preferredCallTime) ?? 'any time'}.`}</span>{' '}
        {firstCall && <span className={font.strong}>{firstCall}</span>}
      </p>
      {isOpen && kept && <CorrectSentForm kind={kind} kept={kept} onSend={send} onClose={close} />}
      <div ref={outcome} role="status" tabIndex={-1}>
        {kept?.waiting ? (
          <Notice tone="straw" title="Your change waits in this tab">
            <p>Our system hasn’t stored your request yet. Keep this page open: we make your change as soon as it has.</p>
          </Notice>
        ) : (
          changed && !late && !isOpen && <p className={font.strong}>{changedWords(changed.before, changed.correction)}</p>
        )}
        {late && !isOpen && <Refusal failure={late} />}
      </div>
      {!mayChange && kept?.waiting === undefined && <ByPhone isUsedUp={kept?.left === 0} />}
    </div>
  );
}

function changedWords(before: string, { email }: Correction): string {
  if (email === undefined) return 'Changed. We email you to confirm it.';
  return `Changed. We send our email to the new address. We also tell ${before} that the address changed.`;
}

/** Also for what came too late. */
function Refusal({ failure }: { readonly failure: CorrectionFailure }) {
  const words = Object.values(failure.fields).join(' ');
  return (
    <Notice tone="brick" title={failure.title}>
      <p>{words || failure.text}</p>
    </Notice>
  );
}

function ByPhone({ isUsedUp }: { readonly isUsedUp: boolean }) {
  const { phone } = useSite();
  return (
    <p>
      <span>{isUsedUp ? 'You changed this twice. To change it again, use the link in our email, or call' : 'Wrong? Call'}</span>{' '}
      <a href={phoneLink(phone.dial)} className={font.nowrap}>
        {phone.display}
      </a>
      <span>. Tell us your reference number, your name and your phone number.</span>
    </p>
  );
}
