import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../model/form-values.ts';
import { loadSpellChecker, suggestEmail } from '../model/suggest-email.ts';
import { usePressEnd } from './use-press-end.ts';

interface Suggestion {
  readonly address: string;
  /** False when the server has refused the address as it was typed. */
  readonly mayKeep: boolean;
}

/** The suggested correction of an email address. */
export type EmailSuggestion = ReturnType<typeof useEmailSuggestion>;

/**
 * Offers the e-mail address that was perhaps meant, and never takes it over unasked.
 * @param edited called after the address was taken over
 * @param offered the server's suggestion, if it answers a post without scripts
 */
export function useEmailSuggestion(form: UseFormReturn<FormValues>, edited: () => void, offered?: string) {
  const [suggestion, setSuggestion] = useState<Suggestion | undefined>(offered ? { address: offered, mayKeep: false } : undefined);
  const kept = useRef('');
  // The server would refuse it again.
  const refused = useRef('');
  const afterPress = usePressEnd();

  /** Looks at an address that was typed. */
  async function check(typed: string): Promise<void> {
    const address = await suggestEmail(typed.trim());
    if (!address) return;
    afterPress(() => {
      // The address may have been edited, sent or confirmed since.
      if (form.getValues('email') !== typed || kept.current === typed) return;
      setSuggestion((present) => present ?? { address, mayKeep: refused.current !== typed });
    });
  }

  function takeOver(): void {
    if (!suggestion) return;
    form.setValue('email', suggestion.address, { shouldDirty: true, shouldValidate: true });
    setSuggestion(undefined);
    edited();
    form.setFocus('email');
  }

  function keepAsTyped(): void {
    kept.current = form.getValues('email');
    setSuggestion(undefined);
    form.setFocus('email');
  }

  return {
    suggestion,
    /** Gets ready for `check`. */
    prepare: () => void loadSpellChecker(),
    check,
    takeOver,
    keepAsTyped,
    /** The server has refused the address as it was typed, and may know another one. */
    refuse: (meant: string | undefined) => {
      refused.current = form.getValues('email');
      setSuggestion((present) => {
        const address = meant ?? present?.address;
        return address ? { address, mayKeep: false } : undefined;
      });
    },
    forget: () => setSuggestion(undefined),
  };
}
