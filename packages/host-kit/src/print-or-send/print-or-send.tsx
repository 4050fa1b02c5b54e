// Imported by package name to share the context of the shell's single copy.
import { useLive } from '@annuity-lantern/host-kit';
import { above, Button, font, joinClasses, Printer, ruled } from '@annuity-lantern/ui';
import { useId, useState } from 'react';
import { loadQrCode, qrCodeDrawer } from '../qr-code/qr-code.tsx';
import { KitchenSheet, type KitchenSheetProps } from './kitchen-sheet.tsx';
import { OnPaper, printAlone } from './on-paper.tsx';
import styles from './print-or-send.module.css';
import { SendLink } from './send-link.tsx';

export type { SheetFact } from './kitchen-sheet.tsx';
export { NothingToPrint } from './nothing-to-print.tsx';

interface PrintOrSendProps {
  readonly sheet: Omit<KitchenSheetProps, 'address'>;
  /** The result in one sentence, sent with the link. */
  readonly sentence: string;
  /** The fragment of a link to these numbers, with its `#`. Null while an entry is invalid: the address bar still has the last valid ones. */
  readonly hash: string | null;
  /** True if only this button prints the sheet, and the browser's own menu prints the page. */
  readonly byButtonOnly?: boolean;
  /** `h3` inside a section that has its own heading. */
  readonly heading?: 'h2' | 'h3';
}

/** The end of every tool: prints the result in large type, or shares it as a link. Numbers follow `#`, which browsers never send to servers. */
export function PrintOrSend({ sheet, sentence, hash, byButtonOnly = false, heading: Heading = 'h2' }: PrintOrSendProps) {
  const id = useId();
  const isLive = useLive();
  const [busy, setBusy] = useState(false);
  const address = isLive ? addressOf(hash ?? window.location.hash) : '';

  async function print() {
    if (!qrCodeDrawer()) {
      setBusy(true);
      await loadQrCode();
      setBusy(false);
    }
    printAlone(id);
  }

  return (
    // The section and its button name their tool, because a page may have several.
    <section aria-label={`Print or send: ${sheet.title}`} className={joinClasses(ruled[24], above[40])} data-print="none">
      <OnPaper id={id} byButtonOnly={byButtonOnly}>
        <KitchenSheet {...sheet} address={address} />
      </OnPaper>
      <Heading className={font.h3}>Print or send</Heading>
      <p className={joinClasses(font.measure, above[8])}>
        One page in large print, with room to write. Take it to the kitchen table or to an advisor.
      </p>
      <div className={styles.buttons}>
        <Button
          variant="outline"
          icon={<Printer />}
          aria-label={busy ? undefined : `Print: ${sheet.title}`}
          busy={busy}
          busyLabel="Getting the page ready"
          // Preloads the QR code's module before the press.
          onPointerEnter={() => void loadQrCode()}
          onFocus={() => void loadQrCode()}
          onClick={() => void print()}
        >
          Print
        </Button>
        {/* Keyed by the address: resets "copied" when the result changes. */}
        <SendLink key={address} title={sheet.title} sentence={sentence} address={address} />
      </div>
    </section>
  );
}

function addressOf(hash: string): string {
  const { origin, pathname } = window.location;
  return origin + pathname + hash;
}
