import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { font, Notice } from '@annuity-lantern/ui';
import styles from './request-form.module.css';
import type { Progress } from './use-request-form.ts';

/** The words of a failure's toast, kept beside the form for those who need longer than a toast stays. */
export function FormStatus({ progress }: { readonly progress: Progress }) {
  return (
    <div role="status" className={styles.status}>
      {progress.kind === 'failed' && (
        <Notice tone="brick" title={progress.title}>
          <p>{progress.text}</p>
          <Kept refusedAnswers={progress.refusedAnswers} />
          {progress.reference && <p>{`If you call about this, tell us the error reference: ${progress.reference}.`}</p>}
        </Notice>
      )}
    </div>
  );
}

function Kept({ refusedAnswers }: { readonly refusedAnswers: boolean }) {
  const { phone, hours } = useSite();
  if (refusedAnswers) return <p>Everything you typed is still here. We marked the answers to look at again.</p>;
  return (
    <p>
      Everything you typed is still here, and pressing the button again sends it only once. Or call{' '}
      <a href={phoneLink(phone.dial)} className={font.nowrap}>
        {phone.display}
      </a>
      <span>{`, ${hours.display}.`}</span>
    </p>
  );
}
