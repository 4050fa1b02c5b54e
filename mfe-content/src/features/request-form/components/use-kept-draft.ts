import { readConsultationQuery } from '@annuity-lantern/contracts/links';
import { hasAnalyticsConsent, navigate, usePlace } from '@annuity-lantern/host-kit';
import { readHomeState } from '@annuity-lantern/host-kit/home-state';
import { type RefObject, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { chosenProduct, unreadProduct } from '../model/chosen-product.ts';
import { readDraft, saveDraft } from '../model/draft.ts';
import { fieldId } from '../model/field-id.ts';
import { consentNames, type FormValues, orKept } from '../model/form-values.ts';
import { prefillSentence } from '../model/prefill-sentence.ts';
import { readForm } from '../model/read-form.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { namesProduct } from '../model/sent-request.ts';

/**
 * Keeps a draft over failures, reloads and going back, and fills in the product in the address and the state chosen with the rates.
 * Text already in a field wins over the draft, and both win over the address.
 */
export function useKeptDraft(kind: RequestFormKind, form: UseFormReturn<FormValues>, element: RefObject<HTMLFormElement | null>) {
  const { pathname, search } = usePlace();
  const [isPrefilled, setIsPrefilled] = useState(false);
  const [isNamed, setIsNamed] = useState(true);
  /** The address whose product is in a request that was sent. */
  const [asked, setAsked] = useState<string>();
  const field = kind.productField;
  const named = field && search !== asked ? readConsultationQuery(search) : {};
  const product = chosenProduct(named);

  function keep(prefilled: string | undefined): void {
    if (!element.current) return;
    const shown = readForm(kind, element.current);
    saveDraft(kind, {
      answers: Object.fromEntries(kind.answerNames.map((name) => [name, shown[name]])),
      consents: Object.fromEntries(consentNames.map((name) => [name, shown[name]])),
      textVersion: LEGAL_VERSION,
      ticked: readDraft(kind)?.ticked,
      prefilled,
    });
    setIsPrefilled(field !== undefined && shown[field] === prefilled);
    setIsNamed(!(field && product) || namesProduct(shown[field], product));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once, when the served form comes to life.
  useEffect(() => {
    if (!element.current) return;
    const shown = readForm(kind, element.current);
    const draft = readDraft(kind);
    for (const name of kind.answerNames) form.setValue(name, orKept(name, shown[name], draft?.answers[name]));
    const home = readHomeState();
    if (home !== 'all' && form.getValues('state') === '') form.setValue('state', home);
    const consents = draft?.textVersion === LEGAL_VERSION ? draft.consents : {};
    for (const name of consentNames) form.setValue(name, shown[name] || consents[name] === true);
    // Not part of the draft: a consent withdrawn elsewhere must not be restored.
    form.setValue('analytics', shown.analytics || hasAnalyticsConsent());
    keep(draft?.prefilled);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone decides; form and element stay the same.
  useEffect(() => {
    if (!field || !product) return;
    const present = form.getValues(field);
    const prefilled = readDraft(kind)?.prefilled;
    if (present && present !== prefilled) return keep(prefilled);
    fillIn(prefillSentence(product));
  }, [search]);

  function fillIn(sentence: string, others = ''): void {
    if (!field) return;
    form.setValue(field, others + sentence);
    keep(others ? readDraft(kind)?.prefilled : sentence);
  }

  /** Adds the product below the visitor's own text. */
  function nameProduct(): void {
    if (!field || !product) return;
    const present = form.getValues(field).trimEnd();
    fillIn(prefillSentence(product), present && `${present}\n`);
    document.getElementById(fieldId(kind, field))?.focus();
  }

  /** Removes the product from the address, and its sentence from the form unless the visitor has changed it. */
  function removeProduct(): void {
    if (!field) return;
    if (form.getValues(field) === readDraft(kind)?.prefilled) form.setValue(field, '');
    keep(undefined);
    navigate(pathname, { replace: true, keepScroll: true });
  }

  return {
    keep: () => keep(readDraft(kind)?.prefilled),
    product,
    /** What the address says of a product that cannot be shown. */
    unread: unreadProduct(named),
    isPrefilled,
    isNamed,
    nameProduct,
    removeProduct,
    /** After the form was sent with the product of the address. */
    forget: () => {
      setIsPrefilled(false);
      setAsked(search);
    },
    /** After the form was cleared: its product can be named again. */
    emptied: () => {
      setIsPrefilled(false);
      setIsNamed(!product);
    },
  };
}
