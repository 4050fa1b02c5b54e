import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { Button, Notice, Wrap } from '@annuity-lantern/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { trustServed } from '../trusted-types.ts';
import { ContractMismatch } from './load-page.ts';
import styles from './remote-page.module.css';
import { servedPage } from './served-page.ts';

interface Props {
  readonly route: MergedRoute;
  readonly error: Error;
  /** How often loading was tried again. */
  readonly attempt: number;
  readonly onRetry: () => void;
}

/** Says that a page's code did not load, and retries when the connection is back. The prerendered page stays readable below, with disabled controls. */
export function PageUnavailable({ route, error, attempt, onRetry }: Props) {
  const site = useSite();
  const html = servedPage(route.path);

  // Before the message is painted: no event is missed between the two.
  useLayoutEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  const reloadHelps = attempt > 0 || error instanceof ContractMismatch;
  return (
    <>
      <Wrap className={styles.unavailable}>
        <Notice tone="straw" title="This part of the site did not load">
          <p role="alert">
            <span>{`${
              html
                ? 'You can read the page below, but its buttons and fields are not working yet.'
                : `“${route.head.title}” could not be loaded.`
            } The rest of the site works. You can also call us:`}</span>{' '}
            <a href={phoneLink(site.phone.dial)}>{site.phone.display}</a>.
          </p>
          <p className={styles.actions}>
            <Button onClick={onRetry}>Try again</Button>
            {reloadHelps && (
              <Button variant="outline" onClick={() => window.location.reload()}>
                Reload the page
              </Button>
            )}
          </p>
        </Notice>
      </Wrap>
      {html && <ServedMarkup html={html} />}
    </>
  );
}

function ServedMarkup({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const control of element.current?.querySelectorAll<HTMLButtonElement>('input, select, textarea, button') ?? [])
      control.disabled = true;
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own served markup, read back before any script changed it.
  return <div ref={element} dangerouslySetInnerHTML={{ __html: trustServed(html) }} />;
}
