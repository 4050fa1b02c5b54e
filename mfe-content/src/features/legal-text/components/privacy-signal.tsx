import { asksForPrivacy, useLive } from '@annuity-lantern/host-kit';
import { Notice } from '@annuity-lantern/ui';

/** Says that this browser's Global Privacy Control arrived and counts. Renders nothing for other browsers. */
export function PrivacySignal() {
  // The server draws one page for all browsers.
  if (!useLive() || !asksForPrivacy()) return null;
  return (
    <Notice tone="leaf" title="We honor your browser’s signal">
      <p>Your browser asks us not to share or sell your data (Global Privacy Control). We honor that.</p>
    </Notice>
  );
}
