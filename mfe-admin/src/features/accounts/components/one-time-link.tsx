import type { ResetLink } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { showToast } from '@annuity-lantern/host-kit';
import { above, Button, joinClasses, Notice, stack, TextField } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import { useNow } from '../../../dates-and-times/use-now.ts';
import desk from '../../../shared-styles/desk.module.css';
import { resetLinkOf } from '../model/reset-token.ts';

interface OneTimeLinkProps {
  readonly id: string;
  readonly username: string;
  readonly link: ResetLink;
}

/** A link that sets a password. The server cannot show it again. */
export function OneTimeLink({ id, username, link: { token, until } }: OneTimeLinkProps) {
  const now = useNow(60_000);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new link takes the focus.
  useEffect(() => box.current?.focus(), [token]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(resetLinkOf(token));
    } catch {
      field.current?.select();
      return showToast({ status: 'error', title: 'The link was not copied', text: 'It is selected. Copy it by hand.' });
    }
    showToast({ status: 'success', title: 'Link copied' });
  };
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="leaf" role="status" title={`A link for ${isolateName(username)}, shown once`}>
        <p>{`Give it to ${isolateName(username)} yourself. It sets a password, once, until ${atMoment(until, now).replace(/^at /, 'today at ')}`}</p>
        <div className={joinClasses(stack[8], above[8], desk.ownButtons)}>
          <TextField
            ref={field}
            id={id}
            label="Link"
            readOnly
            value={resetLinkOf(token)}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button size="small" onClick={() => void copy()}>
            Copy link
          </Button>
        </div>
      </Notice>
    </div>
  );
}
