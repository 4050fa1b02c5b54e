import { readConsultationQuery } from '@annuity-lantern/contracts/links';
import { usePlace } from '@annuity-lantern/host-kit';
import { type RefObject, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readDraft, saveDraft } from '../model/draft.ts';
import { answerNames, consentNames, type FormValues } from '../model/form-values.ts';
import { prefillSentence } from '../model/prefill-sentence.ts';
import { readForm } from '../model/read-form.ts';

/**
 * Keeps what is typed over failures, reloads and ways back, and fills in the product that the address names.
 * What stands in a field wins over the kept draft, and both win over the address.
 */
export function useKeptDraft(form: UseFormReturn<FormValues>, element: RefObject<HTMLFormElement | null>) {
  const { search } = usePlace();
  const [isPrefilled, setIsPrefilled] = useState(false);

  function keep(prefilled = readDraft()?.prefilled): void {
    if (!element.current) return;
    const shown = readForm(element.current);
    saveDraft({
      answers: Object.fromEntries(answerNames.map((name) => [name, shown[name]])),
      consents: Object.fromEntries(consentNames.map((name) => [name, shown[name]])),
      ...(prefilled === undefined ? {} : { prefilled }),
    });
    setIsPrefilled(prefilled !== undefined && shown.primaryConcern === prefilled);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once, when the served form comes to life.
  useEffect(() => {
    if (!element.current) return;
    const shown = readForm(element.current);
    const draft = readDraft();
    for (const name of answerNames) form.setValue(name, shown[name] || draft?.answers[name] || '');
    for (const name of consentNames) form.setValue(name, shown[name] || draft?.consents[name] === true);
    keep();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone decides; form and element stay the same.
  useEffect(() => {
    const sentence = prefillSentence(readConsultationQuery(search));
    if (!sentence) return;
    const present = form.getValues('primaryConcern');
    if (present && present !== readDraft()?.prefilled) return;
    form.setValue('primaryConcern', sentence);
    keep(sentence);
  }, [search]);

  return { keep: () => keep(), isPrefilled, forget: () => setIsPrefilled(false) };
}
