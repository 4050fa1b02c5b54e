import { withErrorReference } from '@annuity-lantern/contracts/error-reference';
import {
  confirmReminder,
  dayReminders,
  type EndpointAnswer,
  type ReminderAsk,
  rateAskWords,
  stopReminder,
} from '@annuity-lantern/contracts/http';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { ApiError, call, usePlace, useSite, useToday } from '@annuity-lantern/host-kit';
import { above, Button, flow, font, joinClasses, Notice } from '@annuity-lantern/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readReminderLink } from '../model/read-reminder-link.ts';

type Progress =
  | { readonly kind: 'open' | 'sending' | 'stopped' | 'unknown' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'confirmed'; readonly answer: EndpointAnswer<typeof confirmReminder> };

/** What the link of a mail is for, with a button. Opening it changes nothing: programs that check mail open links. */
export function Reminder() {
  const link = readReminderLink(usePlace().hash);
  const [progress, setProgress] = useState<Progress>({ kind: 'open' });
  const result = useRef<HTMLDivElement>(null);
  const isDone = progress.kind === 'confirmed' || progress.kind === 'stopped' || progress.kind === 'unknown';

  useEffect(() => {
    // The pressed button is gone.
    if (isDone) result.current?.focus();
  }, [isDone]);

  async function press(use: 'confirm' | 'stop', token: string): Promise<void> {
    setProgress({ kind: 'sending' });
    try {
      if (use === 'confirm') setProgress({ kind: 'confirmed', answer: await call(confirmReminder, { body: { token } }) });
      else {
        await call(stopReminder, { body: { token } });
        setProgress({ kind: 'stopped' });
      }
    } catch (error) {
      const failed = error instanceof ApiError ? error : undefined;
      if (failed && [400, 404].includes(failed.status)) setProgress({ kind: 'unknown' });
      else setProgress({ kind: 'failed', words: withErrorReference('That didn’t work. Please try again in a minute.', failed) });
    }
  }

  if (!link) return <NoLink />;
  if (isDone)
    return (
      <div ref={result} tabIndex={-1} className={above[24]}>
        <Result progress={progress} />
      </div>
    );
  const words = link.use === 'confirm' ? confirmWords : stopWords;
  return (
    <div className={joinClasses(flow[16], above[16])}>
      <p className={joinClasses(font.lead, font.measure)}>{words.lead}</p>
      <Button busy={progress.kind === 'sending'} busyLabel="One moment..." onClick={() => void press(link.use, link.token)}>
        {words.button}
      </Button>
      <div role="alert">{progress.kind === 'failed' && <Notice tone="brick" title={progress.words} />}</div>
    </div>
  );
}

const confirmWords = { lead: 'Press the button, and your reminder starts.', button: 'Start my reminder' };
const stopWords = { lead: 'Press the button. We stop these emails and erase your address.', button: 'Stop these emails' };

function Result({ progress }: { readonly progress: Progress }) {
  switch (progress.kind) {
    case 'confirmed':
      return <Confirmed {...progress.answer} />;
    case 'stopped':
      return (
        <Notice tone="leaf" title="We stopped these emails" role="status">
          <p>Your address is erased. You don’t need to do anything else.</p>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="straw" title="This link no longer works" role="status">
          <p>
            A link to start works for 7 days. If you stopped the reminder, or its day has passed, it is erased. You can ask for a new one.
          </p>
        </Notice>
      );
    default:
      return null;
  }
}

function Confirmed({ ask, on }: { readonly ask: ReminderAsk; readonly on: string }) {
  const today = useToday();
  const day = formatDay(on);
  return (
    <Notice tone="leaf" title={ask.kind === 'rate' ? 'Your rate watch has started' : 'Your reminder is set'} role="status">
      <p>
        {ask.kind === 'rate'
          ? `We write when ${rateAskWords(ask)}. You get at most one email a week, until ${day}.`
          : dayWords(ask, on, today)}
      </p>
      <p>Each email has a link to stop. Nobody calls you because of it.</p>
    </Notice>
  );
}

function dayWords({ tool, day }: Extract<ReminderAsk, { kind: 'day' }>, on: string, today: string): string {
  const when = on < today ? 'now' : on === today ? 'today' : `on ${formatDay(on)}`;
  return `${formatDay(day)} is ${dayReminders[tool].what}. You get one email, ${when}. Then we erase your address.`;
}

/** For a visitor without a link of a mail. */
function NoLink(): ReactNode {
  const { phone, contactEmail } = useSite();
  return (
    <div className={joinClasses(flow[16], above[16])}>
      <p className={font.measure}>Open the link in our email to start or stop a reminder.</p>
      <p className={font.measure}>
        <span>Lost the email? Call us or write to us, and we stop it for you:</span> <a href={phoneLink(phone.dial)}>{phone.display}</a>
        <span>{`, ${contactEmail}.`}</span>
      </p>
    </div>
  );
}
