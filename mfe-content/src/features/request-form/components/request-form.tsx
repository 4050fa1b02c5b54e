import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { whoCalls } from '@annuity-lantern/site/who-calls';
import { above, Button, font, grid, joinClasses } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { fieldId } from '../model/field-id.ts';
import type { FormValues } from '../model/form-values.ts';
import { BeforeYouSend } from './before-you-send.tsx';
import { ClearForm } from './clear-form.tsx';
import { ConsentBlock } from './consent-block.tsx';
import { FiguresBlock } from './figures-block.tsx';
import { FormStatus } from './form-status.tsx';
import { RequestFields } from './request-fields.tsx';
import styles from './request-form.module.css';
import { StateNotice } from './state-notice.tsx';
import type { useRequestForm } from './use-request-form.ts';

interface RequestFormProps {
  readonly state: ReturnType<typeof useRequestForm>;
  /** Id of the heading that names the form. */
  readonly headingId: string;
}

/**
 * The request form. Until the script has taken it over it can be filled in, but not sent. Its parts are memoized: react-hook-form draws
 * the form a second time as soon as it has come to life.
 */
export function RequestForm({ state, headingId }: RequestFormProps) {
  const { kind, form, element, ready, unserved, progress, submit, edited, clear, draft, figures, email } = state;
  return (
    // POST: should a browser ever send the served form by itself, nothing personal may land in an address.
    <form
      ref={element}
      method="post"
      noValidate
      aria-labelledby={headingId}
      className={joinClasses(grid.own, styles.form)}
      onSubmit={submit}
      onChange={edited}
    >
      <div className={styles.fields}>
        <WhoContacts control={form.control} />
        <RequestFields kind={kind} register={form.register} errors={form.formState.errors} email={email} isPrefilled={draft.isPrefilled} />
        <FiguresBlock kind={kind} figures={figures} />
        <ConsentBlock kind={kind} register={form.register} />
        <div className={styles.honeypot} aria-hidden="true">
          <label htmlFor={fieldId(kind, 'website')}>Leave this field empty</label>
          <input id={fieldId(kind, 'website')} type="text" autoComplete="off" tabIndex={-1} {...form.register('website')} />
        </div>
      </div>
      <BeforeYouSend />
      <div className={styles.send}>
        <div role="status" className={styles.status}>
          {unserved && <StateNotice state={unserved} />}
        </div>
        {!unserved && (
          <div className={joinClasses(above[32], styles.sendRow)}>
            <Button type="submit" disabled={!ready} busy={progress.kind === 'sending'} busyLabel="Submitting...">
              {kind.action}
            </Button>
            <p className={font.note}>
              {ready ? (
                'By sending this, you ask a licensed advisor to contact you. We keep what you saw and chose here with your request.'
              ) : (
                <GettingReady />
              )}
            </p>
          </div>
        )}
        <FormStatus progress={progress} />
        <ClearForm kind={kind} progress={progress} onClear={clear} />
      </div>
    </form>
  );
}

/** Names the caller by the title for the chosen state. */
function WhoContacts({ control }: { readonly control: Control<FormValues> }) {
  const caller = whoCalls(useSite(), useWatch({ control, name: 'state' }));
  return <p className={font.strong}>{`Who calls: ${caller}.`}</p>;
}

function GettingReady(): ReactNode {
  const { phone } = useSite();
  return (
    <>
      <span className={styles.gettingReady}>The form is getting ready. You can type already.</span>
      <noscript>
        {' '}
        Sending needs JavaScript, which is switched off in your browser. Please call us instead:{' '}
        <a href={phoneLink(phone.dial)} className={font.nowrap}>
          {phone.display}
        </a>
      </noscript>
    </>
  );
}
