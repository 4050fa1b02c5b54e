import * as store from '@annuity-lantern/content-store';
import {
  askReminder,
  confirmReminder,
  mailDayOf,
  type ReminderAsk,
  stopReminder,
  stopReminderByMail,
} from '@annuity-lantern/contracts/http';
import { CLIENT_ADDRESS_HEADER } from '@annuity-lantern/service-kit/address';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Router } from 'express';
import { inTime } from '../in-time.ts';

export interface RemindersOptions {
  readonly connection: Store['connection'];
  /** Key of ids and tokens. */
  readonly idKey: string;
  /** Whether visitors may ask for mails about rates. */
  readonly rateWatch: boolean;
  readonly now: () => Date;
}

/** Mails that visitors ask for: when a rate rises, and before a day. They make no request for help and no consent. lead-worker sends them. */
export function mountReminders(router: Router, { connection, idKey, rateWatch, now }: RemindersOptions): void {
  const tokens = store.createReminderTokens(idKey);
  const failed = 'a reminder could not be changed';
  const idOf = (use: store.TokenUse, token: string): string => {
    const id = tokens.read(use, token);
    if (id) return id;
    throw new AppError('not_found', { message: 'the token is not one of ours' });
  };

  mount(router, askReminder, async ({ body: { email, ask } }, { request }) => {
    if (ask.kind === 'rate' && !rateWatch) throw new AppError('not_found', { message: 'the rate watch is off' });
    if (ask.kind === 'day') refuseDay(ask.day, now());
    const { [CLIENT_ADDRESS_HEADER]: address } = request.headers;
    const sentFrom = typeof address === 'string' && address !== '' ? address : undefined;
    await inTime(store.askReminder(connection, { id: store.reminderId(idKey, email, ask), email, ask, sentFrom, now: now() }), failed);
    return undefined;
  });
  mount(router, confirmReminder, async ({ body: { token } }) => {
    const confirmed = await inTime(store.confirmReminder(connection, idOf('confirm', token), now()), failed);
    // A day that has passed meanwhile gets no mail.
    const isOver = confirmed?.ask.kind === 'day' && confirmed.ask.day < now().toISOString().slice(0, 10);
    if (confirmed && !isOver) return { ask: confirmed.ask, on: shownDay(confirmed) };
    throw new AppError('not_found', { message: 'no reminder has this token' });
  });
  mount(router, stopReminder, async ({ body: { token } }) => {
    await inTime(store.stopReminder(connection, { id: idOf('stop', token), at: now() }), failed);
    return undefined;
  });
  mount(router, stopReminderByMail, async ({ params: { token } }) => {
    await inTime(store.stopReminder(connection, { id: idOf('stop', token), at: now() }), failed);
    return undefined;
  });
}

/** Longest wait for a day, in years: the last days of an inherited annuity are the farthest. */
const FARTHEST = 15;

/** @throws AppError `invalid_input` (400) for a day that has passed or is too far away */
function refuseDay(day: string, now: Date): void {
  const today = now.toISOString().slice(0, 10);
  const farthest = `${now.getUTCFullYear() + FARTHEST}${today.slice(4)}`;
  if (day > today && day <= farthest) return;
  const error = { field: 'ask.day', code: 'out_of_range', message: 'Choose a day that is still to come.' };
  throw new AppError('invalid_input', { message: 'the day has passed or is too far away', errors: [error] });
}

function shownDay({ ask, expiresAt }: { readonly ask: ReminderAsk; readonly expiresAt: Date }): string {
  return ask.kind === 'day' ? mailDayOf(ask) : expiresAt.toISOString().slice(0, 10);
}
