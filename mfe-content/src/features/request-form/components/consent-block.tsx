import { formatDay } from '@annuity-lantern/domain/format-date';
import { asksForPrivacy, rememberAnalyticsConsent, useLive } from '@annuity-lantern/host-kit';
import { Checkbox } from '@annuity-lantern/ui';
import { memo } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { consentIntroduction, consentText, notCounted } from '../model/consent-text.ts';
import { fieldId } from '../model/field-id.ts';
import { consentNames, type FormValues } from '../model/form-values.ts';
import type { RequestForm } from '../model/request-form.ts';
import styles from './consent-block.module.css';
import { SunkFieldset, SunkNote } from './sunk-fieldset.tsx';

interface ConsentBlockProps {
  readonly kind: RequestForm;
  readonly register: UseFormRegister<FormValues>;
}

/** Consent per channel and to being counted, unticked; the request works without. */
export const ConsentBlock = memo(function ConsentBlock({ kind, register }: ConsentBlockProps) {
  return (
    <SunkFieldset legend="How may the advisor reach you?" note={consentIntroduction} noteId={`${kind.name}-consent-note`}>
      {consentNames.map((name) => (
        <Checkbox key={name} {...register(name)} id={fieldId(kind, name)} label={consentText[name].label} hint={consentText[name].hint} />
      ))}
      <div className={styles.count}>
        <CountChoice kind={kind} register={register} />
      </div>
      <p className={styles.version}>Wording of {formatDay(LEGAL_VERSION)}. It is stored with what you tick.</p>
    </SunkFieldset>
  );
});

function CountChoice({ kind, register }: ConsentBlockProps) {
  const { label, hint } = consentText.analytics;
  // The server draws one page for all browsers.
  const isLive = useLive();
  if (isLive && asksForPrivacy()) return <SunkNote>{notCounted}</SunkNote>;
  return (
    <Checkbox
      {...register('analytics', { onChange: ({ target }) => rememberAnalyticsConsent(target.checked) })}
      id={fieldId(kind, 'analytics')}
      label={label}
      hint={hint}
    />
  );
}
