import { dayOf, formatDay } from '@annuity-lantern/domain/format-date';
import { useLive, useSite } from '@annuity-lantern/host-kit';
import { Button, Printer, TextField } from '@annuity-lantern/ui';
import { useEffect, useState } from 'react';
import type { Figures } from '../model/decoder-inputs.ts';
import { writeFiguresHash } from '../model/figures-in-hash.ts';
import styles from './decoder-actions.module.css';

type Copied = 'no' | 'yes' | 'by-hand';

/** Link and print-out of the result. The link carries the numbers after `#`, where no browser sends them to a server. */
export function DecoderActions({ figures }: { readonly figures: Figures }) {
  const { productName } = useSite();
  const [copied, setCopied] = useState<Copied>('no');
  // The served page knows no visitor's date.
  const isLive = useLive();
  const hash = writeFiguresHash(figures);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other numbers have another link.
  useEffect(() => setCopied('no'), [hash]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(linkTo(hash));
      setCopied('yes');
    } catch {
      // No clipboard on plain http, or not allowed: the visitor copies it by hand.
      setCopied('by-hand');
    }
  }

  return (
    <>
      <div className={styles.actions} data-print="none">
        <Button variant="quiet" size="small" onClick={copy}>
          Copy link to these numbers
        </Button>
        <Button variant="quiet" size="small" icon={<Printer />} onClick={() => window.print()}>
          Print this page
        </Button>
        <span role="status" className={styles.status}>
          {copied === 'yes' && 'Link copied. The numbers are in the link itself; nothing was sent to us.'}
        </span>
      </div>
      {copied === 'by-hand' && (
        <TextField
          id="decoder-link"
          label="Copy this link"
          hint="Your browser does not let the page copy it for you."
          readOnly
          value={linkTo(hash)}
          autoFocus
          className={styles.link}
          onFocus={(event) => event.target.select()}
        />
      )}
      {isLive && (
        <p className={styles.printed}>
          Worked out on {formatDay(dayOf(new Date()))} with the roll-up decoder of {productName}. Educational example, not a quote or
          advice.
        </p>
      )}
    </>
  );
}

function linkTo(hash: string): string {
  return window.location.origin + window.location.pathname + hash;
}
