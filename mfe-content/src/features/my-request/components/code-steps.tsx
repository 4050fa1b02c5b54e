import { askForCode, openMyRequest, type WhichRequest } from '@annuity-lantern/contracts/http';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { call, useSite } from '@annuity-lantern/host-kit';
import { across, Button, flow, font, joinClasses, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import styles from './my-request.module.css';
import { Outcome } from './outcome.tsx';
import { useSending } from './use-sending.ts';

interface CodeStepsProps {
  /** The token of the mail's link; undefined without one. */
  readonly link: string | undefined;
  readonly onOpen: (visit: string) => Promise<void>;
}

/** Two steps: a press mails a code, and the code opens the request. Opening the link does nothing, because mail programs open links too. */
export function CodeSteps({ link, onOpen }: CodeStepsProps) {
  const { phone } = useSite();
  const [usesLink, setUsesLink] = useState(true);
  const [reference, setReference] = useState('');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const asking = useSending();
  const opening = useSending();
  const isByLink = link !== undefined && usesLink;
  const of: WhichRequest = isByLink ? { link } : { reference, email };
  const errors = { ...asking.failure?.fields, ...opening.failure?.fields };

  function ask(event?: FormEvent): void {
    event?.preventDefault();
    void asking.send(() => call(askForCode, { body: { of } }));
  }

  function open(event: FormEvent): void {
    event.preventDefault();
    void opening.send(async () => {
      const { visit } = await call(openMyRequest, { body: { of, code } });
      await onOpen(visit);
    });
  }

  return (
    <div className={joinClasses(flow[32], font.measure)}>
      <form onSubmit={ask} aria-labelledby="my-request-ask" className={flow[16]}>
        <h2 id="my-request-ask">Step 1: Get a code by email</h2>
        {isByLink ? (
          <p>Press the button. We send a code of six digits to the email address of your request.</p>
        ) : (
          <>
            <p>Your reference number was on the page that thanked you. It is also in our email.</p>
            <TextField
              id="my-request-reference"
              label="Reference number"
              hint="It looks like 4F9F-5F2E."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              value={reference}
              error={errors.reference}
              onChange={(event) => setReference(event.target.value)}
              className={styles.short}
            />
            <TextField
              id="my-request-email"
              label="Email address of the request"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              value={email}
              error={errors.email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </>
        )}
        <div className={across[24]}>
          <Button type="submit" busy={asking.busy} busyLabel="Sending...">
            {asking.isDone ? 'Email me a new code' : 'Email me a code'}
          </Button>
          {isByLink && (
            <Button variant="quiet" onClick={() => setUsesLink(false)}>
              Use my reference number instead
            </Button>
          )}
        </div>
        <Outcome sending={asking}>
          {isByLink
            ? 'Look in your email now. It can take a minute. If nothing comes, look in the spam folder.'
            : 'If we have such a request, a code is on its way to its email address. It can take a minute. Look in the spam folder too.'}
        </Outcome>
        <p>
          <span>Wrong email address, or no way to read it? Call</span>{' '}
          <a href={phoneLink(phone.dial)} className={font.nowrap}>
            {phone.display}
          </a>
          <span>
            . Tell us your reference number, your name and your phone number. We compare them with the request and correct the address. We
            don’t tell anyone on the phone what a request says.
          </span>
        </p>
      </form>
      <form onSubmit={open} aria-labelledby="my-request-open" className={flow[16]}>
        <h2 id="my-request-open">Step 2: Type the code</h2>
        <TextField
          id="my-request-code"
          label="Code"
          hint="Six digits. It works for 30 minutes."
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          error={errors.code}
          onChange={(event) => setCode(event.target.value)}
          className={styles.short}
        />
        <Button type="submit" busy={opening.busy} busyLabel="Opening...">
          Open my request
        </Button>
        <Outcome sending={opening}>Your request is open below.</Outcome>
      </form>
    </div>
  );
}
