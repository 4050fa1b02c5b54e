import { Button, type ButtonLook, Check, drawIcon, font, joinClasses } from '@annuity-lantern/ui';
import { Link2, Share } from 'lucide';
import { useState } from 'react';
import styles from './print-or-send.module.css';

// Icons beyond the design system's, which every page loads.
const LinkIcon = drawIcon(Link2);
const ShareIcon = drawIcon(Share);

const outcomeWords = {
  none: '',
  copied: 'Link copied. Anyone who has it can see these numbers.',
  'by-hand': 'The link was not copied. Your browser didn’t let us.',
};

interface SendLinkProps {
  readonly title: string;
  readonly sentence: string;
  /** Empty in the served page. */
  readonly address: string;
  readonly look?: ButtonLook;
}

/** The share sheet of the device, or a copied link where there is none. */
export function SendLink({ title, sentence, address, look = { variant: 'outline' } }: SendLinkProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomeWords>('none');
  const shared = { title, text: sentence, url: address };
  const canSend = address !== '' && typeof navigator.share === 'function' && (navigator.canShare?.(shared) ?? true);

  async function send() {
    try {
      await navigator.share(shared);
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      // No clipboard on plain http, or not allowed.
      setOutcome('by-hand');
    }
  }

  return (
    <>
      {canSend ? (
        <Button {...look} icon={<ShareIcon />} onClick={() => void send()}>
          Share with family
        </Button>
      ) : (
        <Button {...look} icon={outcome === 'copied' ? <Check /> : <LinkIcon />} onClick={() => void copy()}>
          Copy link
        </Button>
      )}
      <span role="status" className={font.hint}>
        {outcomeWords[outcome]}
      </span>
      {outcome === 'by-hand' && (
        <label className={joinClasses(font.small, styles.byHand)}>
          Copy this address:
          <input readOnly value={address} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
