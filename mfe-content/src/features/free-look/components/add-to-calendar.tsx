import { useSite } from '@annuity-lantern/host-kit';
import { Button } from '@annuity-lantern/ui';
import { toIso } from '../model/calendar-day.ts';
import type { FreeLook } from '../model/count-free-look.ts';
import { makeCalendarFile } from '../model/make-calendar-file.ts';
import { sayDay } from '../model/say-day.ts';
import styles from './add-to-calendar.module.css';

/** Hands the last day over as a calendar file, made in the page. */
export function AddToCalendar({ freeLook }: { readonly freeLook: FreeLook }) {
  const { productName } = useSite();
  const { lastDay, delivered, days } = freeLook;

  function save() {
    const file = makeCalendarFile({
      uid: `${toIso(lastDay)}-${randomPart()}@free-look`,
      now: new Date(),
      day: lastDay,
      summary: 'Last day to cancel the annuity (free look)',
      description: `Counted from delivery on ${sayDay(delivered)}: ${days} days.\nThe cover of the contract counts, not this note. Send the letter by certified mail before this day, and keep a copy.`,
      productName,
    });
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `free-look-${toIso(lastDay)}.ics`;
    link.click();
    // Not at once: some browsers begin to read it only after the click.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  return (
    <div data-print="none">
      <Button onClick={save}>Save the last day for my calendar</Button>
      <p className={styles.hint}>
        Works with Apple, Google and Outlook calendars. It reminds you three days before and one day before, at 9 a.m.
      </p>
    </div>
  );
}

/** Without `randomUUID`, which plain http does not have. */
function randomPart(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}
