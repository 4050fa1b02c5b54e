import { layout, Wrap } from '@annuity-lantern/ui';
import { Reminder } from '../../features/reminders/components/reminder.tsx';

export default function RemindersPage() {
  return (
    <Wrap className={layout.page}>
      <h1>Your reminder by email</h1>
      <Reminder />
    </Wrap>
  );
}
