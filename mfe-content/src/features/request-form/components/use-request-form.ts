import { expectToast, rememberAnalyticsConsent, showToast, useLive, useRouteHref, useSite } from '@annuity-lantern/host-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { holdFormToken } from '../api/hold-form-token.ts';
import { type RequestUnderWay, requestUnderWay, sendRequest } from '../api/send-request.ts';
import { describeFailure, isHoneypotRefused } from '../model/describe-failure.ts';
import { dropDraft } from '../model/draft.ts';
import { fieldId } from '../model/field-id.ts';
import { blankValues, boxNames, type FormValues } from '../model/form-values.ts';
import { readForm } from '../model/read-form.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { type SentRequest, sentRequest } from '../model/sent-request.ts';
import { unservedState } from '../model/unserved-state.ts';
import { type AnswerError, listErrors, validateWith } from '../model/validate.ts';
import { useEmailSuggestion } from './use-email-suggestion.ts';
import { useFigures } from './use-figures.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** How the last attempt to send stands; its words stay beside the form until the next action. */
export type Progress =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'sent' | 'failed'; readonly title: string; readonly text: string; readonly refusedAnswers: boolean };

const idle: Progress = { kind: 'idle' };

/** State and actions of a request form. */
export function useRequestForm(kind: RequestFormKind) {
  const page = useRouteHref(kind.name);
  const { networkName, statesServed } = useSite();
  // No default values: the fields start with what stands in the served form, typed before it came to life.
  const form = useForm<FormValues>({ resolver: validateWith(kind), shouldFocusError: false });
  const element = useRef<HTMLFormElement>(null);
  const unserved = unservedState(useWatch({ control: form.control, name: 'state' }), statesServed);
  const draft = useKeptDraft(kind, form, element);
  const figures = useFigures(kind);
  const email = useEmailSuggestion(form, edited);
  const [progress, setProgress] = useState<Progress>(idle);
  const [sent, setSent] = useState<SentRequest>();
  const [refused, setRefused] = useState<{ attempt: number; errors: readonly AnswerError[] }>({ attempt: 0, errors: [] });
  // A press between two renders does not see new state, hence not a state.
  const sending = useRef(false);

  const ready = useLive();

  // Not at the first press of a key: whoever comes back to a filled-in form would then have to wait behind the button.
  const [formToken] = useState(holdFormToken);
  useEffect(() => void formToken.ask(), [formToken]);

  const refuse = (errors: readonly AnswerError[]) => setRefused((last) => ({ attempt: last.attempt + 1, errors }));

  // Whoever leaves the page while it is sent, and comes back, sees what becomes of it and does not send it twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, when the form comes to life.
  useEffect(() => {
    const request = requestUnderWay(kind);
    if (!request) return;
    sending.current = true;
    void follow(request).finally(() => {
      sending.current = false;
    });
  }, []);

  async function send(values: FormValues): Promise<void> {
    expectToast();
    const { status, title, text } = await follow(
      sendRequest(kind, { values, figures: figures.chosen, page, network: networkName }, formToken),
    );
    if (status === 'success') rememberAnalyticsConsent(values.analytics);
    showToast({ status, title, text });
  }

  /** Shows how the request fares, and empties the form once it has arrived. */
  async function follow(request: RequestUnderWay): Promise<{ status: 'success' | 'error'; title: string; text: string }> {
    setProgress({ kind: 'sending' });
    setRefused((last) => ({ ...last, errors: [] }));
    try {
      const accepted = await request.accepted;
      const { title, text, verified } = kind.sent;
      const words = { title, text: accepted.verification ? `${text}. ${verified}` : text };
      dropDraft(kind);
      draft.forget();
      figures.look();
      email.forget();
      // A radio button keeps through a reset what is pressed in the page.
      for (const name of kind.answerNames) form.setValue(name, blankValues[name]);
      form.reset({ ...blankValues, analytics: form.getValues('analytics') });
      setProgress({ kind: 'sent', ...words, refusedAnswers: false });
      setSent(sentRequest(kind, accepted, request.values, draft.product));
      return { status: 'success', ...words };
    } catch (error) {
      // Emptied for the next press: its words ask to try again, and a person cannot see the field.
      if (isHoneypotRefused(error)) form.setValue('website', '');
      const { title, text, answers, emailSuggestion } = describeFailure(kind, error);
      for (const { name, message } of answers) form.setError(name, { type: 'server', message });
      if (answers.length > 0) refuse(answers);
      if (emailSuggestion) email.offer(emailSuggestion);
      setProgress({ kind: 'failed', title, text, refusedAnswers: answers.length > 0 });
      return { status: 'error', title, text };
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setProgress(idle);
    takeOver(readForm(kind, event.currentTarget));
    try {
      // Enter in a field submits although the button is gone.
      if (unservedState(form.getValues('state'), statesServed)) return;
      await form.handleSubmit(send, (errors: FieldErrors<FormValues>) => refuse(listErrors(kind, errors)))();
    } finally {
      sending.current = false;
    }
  }

  /** Some browsers fill fields in without telling the page. */
  function takeOver(shown: FormValues): void {
    for (const name of [...kind.answerNames, ...boxNames, 'website' as const]) {
      if (form.getValues(name) !== shown[name]) form.setValue(name, shown[name]);
    }
  }

  function edited(): void {
    draft.keep();
    if (!sending.current) setProgress(idle);
  }

  /** Shows the empty form in place of what was sent. */
  function again(): void {
    flushSync(() => {
      setProgress(idle);
      setSent(undefined);
    });
    const [first] = kind.answerNames;
    if (first) document.getElementById(fieldId(kind, first))?.focus();
  }

  return { kind, form, element, ready, unserved, progress, sent, refused, submit, edited, again, draft, figures, email };
}
