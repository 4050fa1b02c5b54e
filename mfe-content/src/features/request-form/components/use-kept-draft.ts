import { readConsultationQuery } from '@annuity-lantern/contracts/links';
import { hasAnalyticsConsent, usePlace } from '@annuity-lantern/host-kit';
import { type RefObject, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { readDraft, saveDraft } from '../model/draft.ts';
import { consentNames, type FormValues, orKept } from '../model/form-values.ts';
import { prefillSentence } from '../model/prefill-sentence.ts';
import { readForm } from '../model/read-form.ts';
import type { RequestForm } from '../model/request-form.ts';

/**
 * Keeps what is typed over failures, reloads and ways back, and fills in the product that the address names.
 * What stands in a field wins over the kept draft, and both win over the address.
 */
export function useKeptDraft(kind: RequestForm, form: UseFormReturn<FormValues>, element: RefObject<HTMLFormElement | null>) {
  const { search } = usePlace();
  const [isPrefilled, setIsPrefilled] = useState(false);

  function keep(prefilled = readDraft(kind)?.prefilled): void {
    if (!element.current) return;
    const shown = readForm(kind, element.current);
    saveDraft(kind, {
      answers: Object.fromEntries(kind.answerNames.map((name) => [name, shown[name]])),
      consents: Object.fromEntries(consentNames.map((name) => [name, shown[name]])),
      textVersion: LEGAL_VERSION,
      ticked: readDraft(kind)?.ticked,
      prefilled,
    });
    setIsPrefilled(prefilled !== undefined && kind.productField !== undefined && shown[kind.productField] === prefilled);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once, when the served form comes to life.
  useEffect(() => {
    if (!element.current) return;
    const shown = readForm(kind, element.current);
    const draft = readDraft(kind);
    for (const name of kind.answerNames) form.setValue(name, orKept(name, shown[name], draft?.answers[name]));
    const consents = draft?.textVersion === LEGAL_VERSION ? draft.consents : {};
    for (const name of consentNames) form.setValue(name, shown[name] || consents[name] === true);
    // Kept with the browser and not with the draft, so that a yes that was taken back elsewhere does not come back.
    form.setValue('analytics', shown.analytics || hasAnalyticsConsent());
    keep();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone decides; form and element stay the same.
  useEffect(() => {
    const field = kind.productField;
    const sentence = prefillSentence(readConsultationQuery(search));
    if (!field || !sentence) return;
    const present = form.getValues(field);
    if (present && present !== readDraft(kind)?.prefilled) return;
    form.setValue(field, sentence);
    keep(sentence);
  }, [search]);

  return { keep: () => keep(), isPrefilled, forget: () => setIsPrefilled(false) };
}
