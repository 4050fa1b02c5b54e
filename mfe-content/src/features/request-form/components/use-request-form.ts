import { onlyZoneOf } from '@annuity-lantern/contracts/first-call';
import { expectToast, rememberAnalyticsConsent, showToast, useRouteHref, useSite } from '@annuity-lantern/host-kit';
import { keepHomeState, useHomeState } from '@annuity-lantern/host-kit/home-state';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { holdFormToken } from '../api/hold-form-token.ts';
import { outcomeIsShown, type RequestUnderWay, requestUnderWay, sendRequest } from '../api/send-request.ts';
import type { Accepted } from '../model/accepted.ts';
import { describeFailure, isHoneypotRefused } from '../model/describe-failure.ts';
import { dropDraft } from '../model/draft.ts';
import { fieldId } from '../model/field-id.ts';
import { blankValues, boxNames, consentNames, type FormValues } from '../model/form-values.ts';
import { readForm } from '../model/read-form.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { runEach } from '../model/run-each.ts';
import { type SentRequest, sentRequest } from '../model/sent-request.ts';
import { unservedState } from '../model/unserved-state.ts';
import { type AnswerError, listErrors, validateWith } from '../model/validate.ts';
import { useEmailSuggestion } from './use-email-suggestion.ts';
import { useFigures } from './use-figures.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useKeptRequest } from './use-kept-request.ts';

/** The state of the last attempt to send. Its message stays beside the form until the next action. */
export type Progress =
  | { readonly kind: 'idle' | 'sending' | 'cleared' }
  | {
      readonly kind: 'sent' | 'failed';
      readonly title: string;
      readonly text: string;
      readonly refusedAnswers: boolean;
      readonly reference?: string | undefined;
    };

const idle: Progress = { kind: 'idle' };

/** The answer to a form that was posted without scripts. It is drawn by the server only, and no script takes it over. */
export interface PostedState {
  readonly values: FormValues;
  readonly progress: Progress;
  readonly errors: readonly AnswerError[];
  readonly sent?: SentRequest | undefined;
  readonly emailSuggestion?: string | undefined;
  /** The idempotency key of the next post. */
  readonly key: string;
  /** Nothing is wrong, but nothing was sent: the page before had no key yet. */
  readonly asksAgain: boolean;
}

/** State and actions of a request form. */
export function useRequestForm(kind: RequestFormKind, posted?: PostedState) {
  const page = useRouteHref(kind.name);
  const { networkName, statesServed } = useSite();
  // No default values: they would overwrite text typed before hydration.
  const form = useForm<FormValues>({
    resolver: validateWith(kind),
    shouldFocusError: false,
    ...(posted ? { errors: fieldErrors(posted.errors) } : {}),
  });
  const element = useRef<HTMLFormElement>(null);
  const state = useWatch({ control: form.control, name: 'state' });
  const unserved = unservedState(posted ? posted.values.state : state, statesServed);
  const home = useHomeState();
  const draft = useKeptDraft(kind, form, element);
  const figures = useFigures(kind);
  const correctable = useKeptRequest(kind);
  const email = useEmailSuggestion(form, edited, posted?.emailSuggestion);
  const [progress, setProgress] = useState<Progress>(posted?.progress ?? idle);
  const [sent, setSent] = useState<SentRequest | undefined>(posted?.sent);
  const [refused, setRefused] = useState<{ attempt: number; errors: readonly AnswerError[] }>({
    attempt: 0,
    errors: posted?.errors ?? [],
  });
  // A ref, because a second press before the next render would not see new state.
  const sending = useRef(false);

  // Our own words replace the browser's bubbles. Set on the element, so that no part of the form is drawn again.
  useEffect(() => {
    if (!element.current) return;
    element.current.noValidate = true;
    // Some screen readers call an empty required field invalid. `aria-required` stays.
    for (const control of element.current.elements) if ('required' in control) control.required = false;
  }, []);

  // Requested on mount, not at the first keystroke: a visitor with a restored draft may submit at once, and the token has a minimum age.
  const [formToken] = useState(holdFormToken);
  useEffect(() => void formToken.ask(), [formToken]);

  const refuse = (errors: readonly AnswerError[]) => setRefused((last) => ({ attempt: last.attempt + 1, errors }));

  // A visitor who leaves the page during sending and comes back sees the outcome and cannot send twice.
  const isOpen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, when the form comes to life.
  useEffect(() => {
    isOpen.current = true;
    const close = () => {
      isOpen.current = false;
    };
    const request = requestUnderWay(kind);
    if (!request) return close;
    sending.current = true;
    void follow(request).finally(() => {
      sending.current = false;
    });
    return close;
  }, []);

  async function send(values: FormValues): Promise<void> {
    runEach(expectToast);
    const { status, title, text } = await follow(
      sendRequest(kind, { values, figures: figures.chosen, page, network: networkName }, formToken),
    );
    runEach(
      () => status === 'success' && rememberAnalyticsConsent(values.analytics),
      () => showToast({ status, title, text }),
    );
  }

  /** Shows the outcome of the request, and clears the form after success. */
  async function follow(request: RequestUnderWay): Promise<{ status: 'success' | 'error'; title: string; text: string }> {
    setProgress({ kind: 'sending' });
    setRefused((last) => ({ ...last, errors: [] }));
    let accepted: Accepted;
    try {
      accepted = await request.accepted;
    } catch (error) {
      return showFailure(error);
    } finally {
      if (isOpen.current) outcomeIsShown(kind);
    }
    const { title, text, verified } = kind.sent;
    const words = { title, text: accepted.words?.verification ? `${text}. ${verified}` : text };
    runEach(
      () => setProgress({ kind: 'sent', ...words, refusedAnswers: false }),
      () => setSent(sentRequest(kind, accepted, request.values, draft.product, new Date())),
      correctable.look,
      draft.forget,
      empty,
    );
    return { status: 'success', ...words };
  }

  function showFailure(error: unknown): { status: 'error'; title: string; text: string } {
    // Cleared for the retry that the message asks for: a person cannot see the field.
    if (isHoneypotRefused(error)) form.setValue('website', '');
    const { title, text, answers, emailSuggestion, reference } = describeFailure(kind, error);
    setProgress({ kind: 'failed', title, text, refusedAnswers: answers.length > 0, reference });
    for (const { name, message } of answers) form.setError(name, { type: 'server', message });
    if (answers.length > 0) refuse(answers);
    if (answers.some(({ name }) => name === 'email')) email.refuse(emailSuggestion);
    return { status: 'error', title, text };
  }

  /** Empties the form, its draft included. Statistics stay as chosen: that choice is kept in this browser. */
  function empty(): void {
    runEach(
      () => dropDraft(kind),
      figures.look,
      email.forget,
      // `reset` alone leaves radio buttons and boxes as pressed.
      ...[...kind.answerNames, ...consentNames].map((name) => () => form.setValue(name, blankValues[name])),
      () => form.reset({ ...blankValues, analytics: form.getValues('analytics') }),
    );
  }

  function clear(): void {
    empty();
    correctable.forget();
    // Another person may fill in the form next.
    keepHomeState('all');
    draft.emptied();
    setRefused((last) => ({ ...last, errors: [] }));
    setProgress({ kind: 'cleared' });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setProgress(idle);
    takeOver(readForm(kind, event.currentTarget));
    try {
      // Enter in a field submits even without the button.
      if (unservedState(form.getValues('state'), statesServed)) return;
      await form.handleSubmit(send, (errors: FieldErrors<FormValues>) => refuse(listErrors(kind, errors)))();
    } finally {
      sending.current = false;
    }
  }

  /** Reads the controls again: some browsers autofill without an event. */
  function takeOver(shown: FormValues): void {
    for (const name of [...kind.answerNames, ...boxNames, 'website' as const]) {
      if (form.getValues(name) !== shown[name]) form.setValue(name, shown[name]);
    }
  }

  function edited(event?: FormEvent<HTMLFormElement>): void {
    const { target } = event ?? {};
    // The time zone follows the state.
    const zone = target instanceof HTMLSelectElement && target.name === 'state' ? onlyZoneOf(target.value) : undefined;
    if (zone) form.setValue('preferredCallTime.timeZone', zone);
    draft.keep();
    if (!sending.current) setProgress(idle);
  }

  /** Replaces the confirmation with the empty form. */
  function again(): void {
    flushSync(() => {
      setProgress(idle);
      setSent(undefined);
    });
    const [first] = kind.answerNames;
    if (first) document.getElementById(fieldId(kind, first))?.focus();
  }

  return {
    kind,
    form,
    element,
    posted,
    unserved,
    isHomeState: home !== 'all' && state === home,
    progress,
    sent,
    refused,
    submit,
    edited,
    clear,
    again,
    draft,
    figures,
    email,
    correctable,
  };
}

function fieldErrors(errors: readonly AnswerError[]): FieldErrors<FormValues> {
  return Object.fromEntries(errors.map(({ name, message }) => [name, { type: 'server', message }]));
}
