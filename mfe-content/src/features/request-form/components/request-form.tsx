import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { callerRole, whoCalls } from '@annuity-lantern/site/who-calls';
import { above, Button, font, grid, joinClasses } from '@annuity-lantern/ui';
import { type Control, useWatch } from 'react-hook-form';
import type { ChosenFigures } from '../model/chosen-figures.ts';
import { fieldId } from '../model/field-id.ts';
import type { FormValues } from '../model/form-values.ts';
import { POSTED_KEY } from '../model/read-form.ts';
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
 * The request form. Until scripts take it over, the browser checks it and posts it to the page's own address. Its parts are memoized:
 * react-hook-form draws the form a second time as soon as it has come to life.
 */
export function RequestForm({ state, headingId }: RequestFormProps) {
  const role = callerRole(useSite());
  const { kind, form, element, unserved, isHomeState, progress, submit, edited, clear, draft, figures, email, posted } = state;
  return (
    // POST: nothing personal may get into an address.
    <form
      ref={element}
      method="post"
      aria-labelledby={headingId}
      className={joinClasses(grid.own, styles.form)}
      onSubmit={submit}
      onChange={edited}
    >
      {posted && <input type="hidden" name={POSTED_KEY} value={posted.key} />}
      <div className={styles.fields}>
        <FiguresHere figures={figures.chosen} />
        <WhoContacts control={form.control} posted={posted?.values.state} />
        <RequestFields
          kind={kind}
          register={form.register}
          errors={form.formState.errors}
          email={email}
          isPrefilled={draft.isPrefilled}
          isHomeState={isHomeState}
          posted={posted?.values}
        />
        <FiguresBlock kind={kind} figures={figures} />
        <ConsentBlock kind={kind} register={form.register} posted={posted?.values} />
        <div className={styles.honeypot} aria-hidden="true">
          <label htmlFor={fieldId(kind, 'website')}>Leave this field empty</label>
          <input id={fieldId(kind, 'website')} type="text" autoComplete="off" tabIndex={-1} {...form.register('website')} />
        </div>
      </div>
      <BeforeYouSend control={form.control} heading={posted ? 'h2' : 'h3'} />
      <div className={styles.send}>
        <div role="status" className={styles.status}>
          {unserved && <StateNotice state={unserved} isPosted={posted !== undefined} />}
        </div>
        {(!unserved || posted) && (
          <div className={joinClasses(above[32], styles.sendRow)}>
            <Button type="submit" busy={progress.kind === 'sending'} busyLabel="Submitting...">
              {kind.action}
            </Button>
            <p
              className={font.note}
            >{`By sending this, you ask a licensed advisor, ${role}, to contact you. We keep what you saw and chose here with your request.`}</p>
          </div>
        )}
        {!posted && <FormStatus progress={progress} />}
        {posted ? (
          // The browser's own reset would bring back the answers that were posted.
          <p className={above[24]}>
            <RouteLink to={kind.name}>Clear this form</RouteLink>
          </p>
        ) : (
          <ClearForm kind={kind} progress={progress} onClear={clear} />
        )}
      </div>
    </form>
  );
}

/** Says at the top of the form that figures came along: their boxes are far below. */
function FiguresHere({ figures }: { readonly figures: readonly ChosenFigures[] }) {
  if (figures.length === 0) return null;
  const tools = figures.map(({ title }) => title).join(', ');
  return <p>{`You brought figures along: ${tools}. We send them only if you check their box below.`}</p>;
}

interface WhoContactsProps {
  readonly control: Control<FormValues>;
  /** The state of a form that was posted without scripts. */
  readonly posted: string | undefined;
}

/** Names the caller by the title for the chosen state. */
function WhoContacts({ control, posted }: WhoContactsProps) {
  const chosen = useWatch({ control, name: 'state' });
  return <p className={font.strong}>{`Who calls: ${whoCalls(useSite(), posted ?? chosen)}.`}</p>;
}
