import { above, font, joinClasses, panel } from '@annuity-lantern/ui';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { SentContact } from './sent-contact.tsx';
import type { CorrectableRequest } from './use-kept-request.ts';

interface SentBeforeProps {
  readonly kind: RequestFormKind;
  readonly correctable: CorrectableRequest;
}

/** Above the form: what this tab sent less than 30 minutes ago, to correct it also after a reload. */
export function SentBefore({ kind, correctable }: SentBeforeProps) {
  const id = `${kind.name}-sent-before`;
  return (
    <section aria-labelledby={id} className={joinClasses(panel.sunk, above[16])}>
      <h3 id={id} className={font.h3}>
        Your last request
      </h3>
      <SentContact kind={kind} correctable={correctable} />
    </section>
  );
}
