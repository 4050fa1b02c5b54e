import type { ReminderRecord } from './reminder-model.ts';

/**
 * The document of a reminder from a backup. A mail whose time has passed may have been sent since, so it counts as handed over: the worker then decides as
 * for a mail whose outcome is unknown.
 */
export function holdRestoredMail<Reminder extends Partial<Pick<ReminderRecord, 'mail' | 'dueAt' | 'isHandedOver'>>>(
  reminder: Reminder,
  now: Date,
): Reminder {
  const mayBeSent = reminder.mail !== undefined && reminder.dueAt !== undefined && reminder.dueAt <= now;
  return mayBeSent ? { ...reminder, isHandedOver: true } : reminder;
}
