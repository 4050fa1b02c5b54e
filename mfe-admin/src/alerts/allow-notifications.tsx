import { Button, font, joinClasses, stack } from '@annuity-lantern/ui';
import { useState } from 'react';
import desk from '../shared-styles/desk.module.css';

const words = {
  default: 'This browser can tell you when a new request waits, also while the desk is in another tab.',
  granted: 'This browser tells you when a new request waits, while the desk is open in another tab. It names no one.',
  denied: 'Notifications are blocked. You can allow them in the settings of this browser.',
} as const satisfies Record<NotificationPermission, string>;

/** Asks for the browser's permission, by a press only. Renders nothing in a browser without notifications. */
export function AllowNotifications() {
  const [permission, setPermission] = useState(() => ('Notification' in window ? Notification.permission : undefined));
  if (permission === undefined) return null;
  return (
    <div className={joinClasses(stack[8], desk.ownButtons, font.quiet)}>
      <p role="status">{words[permission]}</p>
      {permission === 'default' && (
        <Button variant="outline" size="small" onClick={async () => setPermission(await Notification.requestPermission())}>
          Allow notifications
        </Button>
      )}
    </div>
  );
}
