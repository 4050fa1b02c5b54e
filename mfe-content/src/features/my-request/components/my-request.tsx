import { getMyRequest, type MyRequest as Mine, MY_REQUEST_HEADER } from '@annuity-lantern/contracts/http';
import { ApiError, call, useErasedWithin, usePlace } from '@annuity-lantern/host-kit';
import { flow, Notice } from '@annuity-lantern/ui';
import { useEffect, useRef, useState } from 'react';
import { CodeSteps } from './code-steps.tsx';
import { OpenRequest } from './open-request.tsx';

/** The token of the link in our mail. Other text after `#` is a place on the page. */
const linkShape = /^#([\w-]{48})$/;

/** A visitor's own request. The visit is kept in memory alone: neither a cookie nor the browser's storage holds it. */
export function MyRequest() {
  const { hash } = usePlace();
  const erasedWithin = useErasedWithin();
  const [link, setLink] = useState<string>();
  const [visit, setVisit] = useState<string>();
  const [request, setRequest] = useState<Mine>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  const deleted = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const isOpen = visit !== undefined;
  useEffect(() => {
    const [, token] = linkShape.exec(hash) ?? [];
    if (token) setLink(token);
  }, [hash]);
  useEffect(() => {
    if (!isOpen) return;
    // A link of the privacy policy names the part.
    const part = hash.startsWith('#my-request-') && document.getElementById(hash.slice(1));
    (part || heading.current)?.focus();
  }, [isOpen, hash]);

  useEffect(() => {
    // The page is short now, and its end would be in sight.
    if (isDeleted) deleted.current?.focus();
  }, [isDeleted]);
  useEffect(() => {
    // The next step is above, and the pressed button is far below.
    if (hasMoved) moved.current?.focus();
  }, [hasMoved]);

  async function open(opened: string): Promise<void> {
    const mine = await call(getMyRequest, {}, { headers: { [MY_REQUEST_HEADER]: opened } });
    setVisit(opened);
    setRequest(mine);
  }

  /** What was typed stays on the page when the visit is over. */
  async function asVisitor<T>(send: (headers: Readonly<Record<string, string>>) => Promise<T>): Promise<T> {
    try {
      return await send({ [MY_REQUEST_HEADER]: visit ?? '' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) setVisit(undefined);
      throw error;
    }
  }

  async function change(send: (headers: Readonly<Record<string, string>>) => Promise<Mine>): Promise<void> {
    const changed = await asVisitor(send);
    const [before, after] = [request?.answers, changed.answers];
    setRequest(changed);
    setHasMoved(false);
    if (before?.email === after.email && before?.phone === after.phone) return;
    // The code has proved the mailbox and the request as they were. The link is of that address, too.
    setHasMoved(true);
    setVisit(undefined);
    setLink(undefined);
  }

  if (isDeleted) {
    return (
      <div ref={deleted} tabIndex={-1}>
        <Notice tone="leaf" title="We delete your request within a minute" role="status">
          <p>{`Our backups and our database’s own log lose it within ${erasedWithin}.`}</p>
          <p>You get one last email about it. You can close this page.</p>
        </Notice>
      </div>
    );
  }
  return (
    <div className={flow[24]}>
      {visit === undefined && (
        <div className={flow[24]}>
          {request && hasMoved && (
            <div ref={moved} tabIndex={-1}>
              <Notice tone="straw" title="Saved. This page is closed for now" role="alert">
                <p>You changed how we reach you. To go on, ask for a new code: it goes to the email address of your request.</p>
              </Notice>
            </div>
          )}
          {request && !hasMoved && (
            <Notice tone="straw" title="Your visit is over" role="alert">
              <p>Ask for a new code to go on. What you typed below is still there.</p>
            </Notice>
          )}
          <CodeSteps link={link} onOpen={open} />
        </div>
      )}
      {request && (
        <OpenRequest request={request} heading={heading} change={change} asVisitor={asVisitor} onDeleted={() => setIsDeleted(true)} />
      )}
    </div>
  );
}
