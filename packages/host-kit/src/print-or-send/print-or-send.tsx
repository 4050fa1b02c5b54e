// By name: the shell's one copy, whose context this entry shares.
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
  /** The result in one sentence, which goes along with the link. */
  readonly sentence: string;
  /** What a link to these numbers has after `#`, with the `#`. Null while an entry cannot be read: the address bar still has the last good ones. */
  readonly hash: string | null;
  /** True where the browser's own menu prints something else, such as the page: only the button here prints the sheet. */
  readonly byButtonOnly?: boolean;
  /** `h3` where this ends a part of a page that has a heading of its own. */
  readonly heading?: 'h2' | 'h3';
}

/** The end of every tool: its result as one page in large type, and as a link. The numbers are behind `#`, which browsers send to nobody. */
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
    // A page may have several: section and button name their tool.
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
          // The code is fetched while the visitor is still on the way to the button.
          onPointerEnter={() => void loadQrCode()}
          onFocus={() => void loadQrCode()}
          onClick={() => void print()}
        >
          Print
        </Button>
        {/* New for every result: what was copied before no longer leads to the one that is shown. */}
        <SendLink key={address} title={sheet.title} sentence={sentence} address={address} />
      </div>
    </section>
  );
}

function addressOf(hash: string): string {
  const { origin, pathname } = window.location;
  return origin + pathname + hash;
}
