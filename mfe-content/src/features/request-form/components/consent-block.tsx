import { Checkbox } from '@annuity-lantern/ui';
import type { UseFormRegister } from 'react-hook-form';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { longDate } from '../../../long-date.ts';
import { consentIntroduction, consentText } from '../model/consent-text.ts';
import { fieldId } from '../model/field-id.ts';
import { consentNames, type FormValues } from '../model/form-values.ts';
import type { RequestForm } from '../model/request-form.ts';
import styles from './request-form.module.css';

interface ConsentBlockProps {
  readonly kind: RequestForm;
  readonly register: UseFormRegister<FormValues>;
}

/** Consent per channel, unticked; the request works without. */
export function ConsentBlock({ kind, register }: ConsentBlockProps) {
  const noteId = `${kind.name}-consent-note`;
  return (
    <fieldset className={styles.consent} aria-describedby={noteId}>
      <legend className={styles.consentLegend}>How may the advisor reach you?</legend>
      <p id={noteId} className={styles.consentNote}>
        {consentIntroduction}
      </p>
      {consentNames.map((name) => (
        <Checkbox key={name} {...register(name)} id={fieldId(kind, name)} label={consentText[name].label} hint={consentText[name].hint} />
      ))}
      <p className={styles.consentVersion}>Wording of {longDate(LEGAL_VERSION)}. It is stored with what you tick.</p>
    </fieldset>
  );
}
