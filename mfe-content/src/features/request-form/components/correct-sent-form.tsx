import { ContactRefusal } from '@annuity-lantern/contracts/http';
import { ApiError, noAnswerWords } from '@annuity-lantern/host-kit';
import { OrCall } from '@annuity-lantern/host-kit/or-call';
import { across, Button, flow, font, joinClasses, layout, Notice, screenOnly, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { CallTimeChoice } from '../../../call-time/call-time-choice.tsx';
import { callTimeIn } from '../../../call-time/call-time-in.ts';
import type { Correction, KeptRequest } from '../model/kept-request.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { loadSpellChecker, suggestEmail } from '../model/suggest-email.ts';

export interface CorrectionFailure {
  readonly title: string;
  readonly text: string;
  /** Messages beside fields, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  readonly emailSuggestion?: string | undefined;
}

interface CorrectSentFormProps {
  readonly kind: RequestFormKind;
  readonly kept: KeptRequest;
  readonly onSend: (correction: Correction) => Promise<void>;
  readonly onClose: () => void;
}

/** Email, phone and time to call, as they were sent. Sends only what is different. */
export function CorrectSentForm({ kind, kept: { answers, left }, onSend, onClose }: CorrectSentFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CorrectionFailure>();
  const [isSame, setIsSame] = useState(false);
  const [suggestion, setSuggestion] = useState<string>();
  // Two clicks may come before the button is drawn anew.
  const sending = useRef(false);
  const email = useRef<HTMLInputElement>(null);
  const id = `${kind.name}-sent`;
  // The pressed button is gone.
  useEffect(() => email.current?.focus(), []);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    const correction = differing(new FormData(event.currentTarget), answers);
    setIsSame(Object.keys(correction).length === 0);
    setFailure(undefined);
    if (Object.keys(correction).length === 0) return;
    sending.current = true;
    setIsBusy(true);
    try {
      await onSend(correction);
    } catch (error) {
      const refused = describeRefusal(error);
      setFailure(refused);
      setSuggestion(refused.emailSuggestion);
      setIsBusy(false);
    } finally {
      sending.current = false;
    }
  }

  async function look(typed: string): Promise<void> {
    const meant = await suggestEmail(typed.trim());
    if (email.current?.value === typed) setSuggestion(meant);
  }

  function take(): void {
    if (email.current && suggestion) email.current.value = suggestion;
    setSuggestion(undefined);
    email.current?.focus();
  }

  return (
    <form onSubmit={send} aria-label="Change how we reach you" className={joinClasses(flow[16], layout.edged, screenOnly)} noValidate>
      <p className={font.note}>{left > 1 ? 'You can change this twice, within 30 minutes.' : 'You can change this once more.'}</p>
      <div>
        <TextField
          ref={email}
          id={`${id}-email`}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={answers.email}
          error={failure?.fields.email}
          onFocus={() => void loadSpellChecker()}
          onBlur={(event) => void look(event.currentTarget.value)}
          onChange={() => setSuggestion(undefined)}
        />
        <div role="status" className={font.anywhere}>
          {suggestion && (
            <p>
              Did you mean <strong>{suggestion}</strong>?
            </p>
          )}
        </div>
        {suggestion && <Button variant="outline" size="small" className={font.anywhere} onClick={take}>{`Use ${suggestion}`}</Button>}
      </div>
      <TextField
        id={`${id}-phone`}
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={answers.phone}
        error={failure?.fields.phone}
      />
      <CallTimeChoice id={id} state={answers.state} answer={answers.preferredCallTime} error={failure?.fields.preferredCallTime} />
      <div className={across[24]}>
        <Button type="submit" busy={isBusy} busyLabel="Saving...">
          Save the change
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep it as it is
        </Button>
      </div>
      <div role="status">
        {isSame && <p>Nothing is different from what you sent.</p>}
        {failure && (
          <Notice tone="brick" title={failure.title}>
            <p>
              <span>{failure.text}</span> {Object.keys(failure.fields).length === 0 && <OrCall />}
            </p>
          </Notice>
        )}
      </div>
    </form>
  );
}

/** Without call times, any time suits. */
function differing(form: FormData, { email, phone, preferredCallTime = 'any' }: KeptRequest['answers']): Correction {
  const typed = { email: text(form, 'email'), phone: text(form, 'phone'), preferredCallTime: callTimeIn(form) };
  const sent = { email, phone, preferredCallTime };
  const names = (Object.keys(sent) as (keyof typeof sent)[]).filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(sent[name]));
  return Object.fromEntries(names.map((name) => [name, typed[name]])) as Correction;
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}

const over = [
  'This can’t be changed here any more',
  'Use the link in our email. By phone we ask for your reference number, your name and your phone number.',
] as const;
const refused = ['Please look at this again', 'We marked what needs another look. Nothing was changed.'] as const;
const away = 'We can’t reach your request right now';

/** Why a correction was not made, in our own words except the server's messages beside fields. */
export function describeRefusal(error: unknown): CorrectionFailure {
  const wire = error instanceof ApiError ? error.wire : undefined;
  const { email, phone, emailSuggestion } = z.safeParse(ContactRefusal, wire?.details ?? {}).data ?? {};
  const contact = wire?.code === 'contact_refused' ? { ...(email ? { email } : {}), ...(phone ? { phone } : {}) } : {};
  const others = wire?.code === 'invalid_input' ? (wire.errors ?? []) : [];
  const fields = { ...contact, ...Object.fromEntries(others.map(({ field, message }) => [field.split('.')[0], message])) };
  const [title, words] =
    wire?.code === 'correction_over'
      ? over
      : Object.keys(fields).length > 0
        ? refused
        : [away, noAnswerWords(error) ?? 'Please try again in a minute.'];
  return { title, text: words, fields, emailSuggestion: 'email' in contact ? emailSuggestion : undefined };
}
