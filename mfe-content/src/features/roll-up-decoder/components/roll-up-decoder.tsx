import { useSettled } from '@annuity-lantern/host-kit';
import { VisuallyHidden } from '@annuity-lantern/ui';
import { useMemo, useRef } from 'react';
import { decode } from '../model/decode.ts';
import { sayInShort } from '../model/say-result.ts';
import { useDecoder } from '../model/use-decoder.ts';
import { DecoderCharts } from './decoder-charts.tsx';
import { DecoderFields } from './decoder-fields.tsx';
import { DecoderNotes } from './decoder-notes.tsx';
import { DecoderWorking } from './decoder-working.tsx';
import { PrintDecoded } from './print-decoded.tsx';
import styles from './roll-up-decoder.module.css';

/** Milliseconds of quiet after which a screen reader is told the result. */
const ANNOUNCE_PAUSE = 900;

/** What a guaranteed roll-up rate looks like in the brochure, and what it earns. */
export function RollUpDecoder() {
  const form = useRef<HTMLFormElement>(null);
  const decoder = useDecoder(form);
  const decoded = useMemo(() => decode(decoder.figures), [decoder.figures]);
  const isOutdated = Object.keys(decoder.problems).length > 0;
  const summary = isOutdated ? 'No new result: an entry cannot be read yet.' : sayInShort(decoded);
  const announced = useSettled(decoder.changed ? summary : '', ANNOUNCE_PAUSE);

  return (
    <section id="roll-up-decoder" aria-labelledby="decoder-heading" className={styles.decoder}>
      <VisuallyHidden>
        <h2 id="decoder-heading">Roll-up decoder: what the promised rate earns</h2>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <DecoderCharts decoded={decoded} />
      {isOutdated && <p className={styles.outdated}>The drawing still shows the last numbers that we could read.</p>}
      <div className={styles.strip}>
        <DecoderFields decoder={decoder} form={form} />
        <DecoderWorking decoded={decoded} />
      </div>
      <DecoderNotes decoded={decoded} />
      <PrintDecoded decoded={decoded} outdated={isOutdated} />
    </section>
  );
}
