import { type ConsentText, consentText } from '@annuity-lantern/contracts/consent-texts';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { asksForPrivacy, rememberAnalyticsConsent, useLive, useSite } from '@annuity-lantern/host-kit';
import { above, Checkbox, font, joinClasses, lined } from '@annuity-lantern/ui';
import { memo } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { fieldId } from '../model/field-id.ts';
import { channelOf, consentNames, type FormValues } from '../model/form-values.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { SunkFieldset, SunkNote } from './sunk-fieldset.tsx';

interface ConsentBlockProps {
  readonly kind: RequestFormKind;
  readonly register: UseFormRegister<FormValues>;
}

/** Consent per channel and to being counted, unticked; the request works without. */
export const ConsentBlock = memo(function ConsentBlock({ kind, register }: ConsentBlockProps) {
  const text = consentText(LEGAL_VERSION, useSite().networkName);
  return (
    <SunkFieldset legend="How may the advisor reach you?" note={text.introduction} noteId={`${kind.name}-consent-note`}>
      {consentNames.map((name) => (
        <Checkbox key={name} {...register(name)} id={fieldId(kind, name)} {...text.boxes[channelOf[name]]} />
      ))}
      <div className={joinClasses(lined[8], above[8])}>
        <CountChoice kind={kind} register={register} text={text} />
      </div>
      <p className={joinClasses(font.hint, above[8])}>{`Wording of ${formatDay(LEGAL_VERSION)}. We keep it with your choices.`}</p>
    </SunkFieldset>
  );
});

function CountChoice({ kind, register, text }: ConsentBlockProps & { readonly text: ConsentText }) {
  // The server draws one page for all browsers.
  const isLive = useLive();
  if (isLive && asksForPrivacy()) return <SunkNote>{text.notCounted}</SunkNote>;
  return (
    <Checkbox
      {...register('analytics', { onChange: ({ target }) => rememberAnalyticsConsent(target.checked) })}
      id={fieldId(kind, 'analytics')}
      {...text.boxes.analytics}
    />
  );
}
