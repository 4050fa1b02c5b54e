import { type ConsentBox, type ConsentText, consentText } from '@annuity-lantern/contracts/consent-texts';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { asksForPrivacy, rememberAnalyticsConsent, useLive, useSite } from '@annuity-lantern/host-kit';
import { above, Checkbox, type CheckboxProps, Disclosure, font, joinClasses, lined } from '@annuity-lantern/ui';
import { memo } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { fieldId } from '../model/field-id.ts';
import { foldedConsent } from '../model/folded-consent.ts';
import { channelOf, consentNames, type FormValues, shownWords } from '../model/form-values.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import styles from './consent-block.module.css';
import { SunkFieldset, SunkNote } from './sunk-fieldset.tsx';

interface ConsentBlockProps {
  readonly kind: RequestFormKind;
  readonly register: UseFormRegister<FormValues>;
  /** The answers of a form that was posted without scripts. */
  readonly posted?: FormValues | undefined;
}

/** Consent per channel and to being counted, unticked; the request works without. */
export const ConsentBlock = memo(function ConsentBlock({ kind, register, posted }: ConsentBlockProps) {
  const { networkName } = useSite();
  const text = consentText(LEGAL_VERSION, networkName);
  return (
    <SunkFieldset legend="How may the advisor reach you?" note={text.introduction} noteId={`${kind.name}-consent-note`}>
      {/* Without scripts, these say which words are beside the boxes. */}
      <input type="hidden" name={shownWords.textVersion} value={LEGAL_VERSION} />
      <input type="hidden" name={shownWords.network} value={networkName} />
      {consentNames.map((name) => (
        <Folded key={name} box={channelOf[name]} {...register(name)} id={fieldId(kind, name)} defaultChecked={posted?.[name]} />
      ))}
      <div className={joinClasses(lined[8], above[8])}>
        <CountChoice kind={kind} register={register} posted={posted} text={text} />
      </div>
      <p className={joinClasses(font.hint, above[8])}>{`Wording of ${formatDay(LEGAL_VERSION)}. We keep it with your choices.`}</p>
    </SunkFieldset>
  );
});

function CountChoice({ kind, register, posted, text }: ConsentBlockProps & { readonly text: ConsentText }) {
  // The server draws one page for all browsers.
  const isLive = useLive();
  if (isLive && asksForPrivacy()) return <SunkNote>{text.notCounted}</SunkNote>;
  return (
    <Folded
      box="analytics"
      {...register('analytics', { onChange: ({ target }) => rememberAnalyticsConsent(target.checked) })}
      id={fieldId(kind, 'analytics')}
      defaultChecked={posted?.analytics}
    />
  );
}

/** One sentence beside the box, and the rest of its words folded below. */
function Folded({ box, ...input }: Omit<CheckboxProps, 'label'> & { readonly box: ConsentBox }) {
  const { networkName } = useSite();
  const { label, rest } = foldedConsent(box, networkName);
  return (
    <div>
      <Checkbox {...input} label={label} />
      {rest && (
        <Disclosure label="Read the rest" className={styles.rest}>
          <p className={font.small}>{rest}</p>
        </Disclosure>
      )}
    </div>
  );
}
